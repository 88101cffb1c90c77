// The program behind `npm run dev`: the shop with pages from source. Not part of the built program.
import { attachVite } from './site/development.ts';
import { startShop } from './start-shop.ts';

startShop({ attachDevelopment: attachVite });
