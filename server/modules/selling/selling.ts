/** The face of selling: what the people of a shop see at its desk. What they do are commands. */
export { handleSelling, sellingWork } from './accept-by-itself.ts';
export { accountShops } from './account-shops.ts';
export { createSellerDesk, type PackedOrder, type SellerDesk } from './seller-desk.ts';
