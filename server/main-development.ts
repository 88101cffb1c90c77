// The program behind `npm run dev`: the shop on its pages as they are edited. No part of the built program.
import { attachVite } from './site/development.ts';
import { startShop } from './start-shop.ts';

startShop({ attachDevelopment: attachVite });
