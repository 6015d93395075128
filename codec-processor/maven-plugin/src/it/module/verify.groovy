String log = new File(basedir, 'build.log').text
assert log.contains('new: ')
assert new File(basedir, 'target/classes/shop/OrderAvroCodec.class').exists()
assert log.count('shop.Order: the same data') == 2
assert log.count('Nothing to do: the inputs are those of the last run.') == 1
