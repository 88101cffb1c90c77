import { productCopy } from '../../copy/product.id.ts';
import { Countdown } from '../catalogue/countdown.tsx';

/** The visitor's countdown beside a flash price, which changes no price (P-FLASH-10). */
export default function FlashCountdown() {
  return <Countdown afterwards={productCopy.flashGoesOn} />;
}
