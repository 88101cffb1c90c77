// The program behind `npm start`: the shop with built pages.
import { startShop } from './start-shop.ts';

startShop();
