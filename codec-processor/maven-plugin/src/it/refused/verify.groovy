String log = new File(basedir, 'build.log').text
assert log.contains('shop.Order: ')
assert log.contains('avrodyne-maven-plugin')
assert !log.contains('MojoExecutionException')
