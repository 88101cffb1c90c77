// The program behind `npm start`: the shop on its built pages.
import { startShop } from './start-shop.ts';

startShop();
