/** The order of a shop, which differs from its last version. */
package shop;
