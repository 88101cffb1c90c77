import { type Rupiah, rupiah } from '../money.ts';

/** What leaves the shop above this is confirmed by a second person, where there is one. Whole Rupiah. */
export const SECOND_PERSON_ABOVE: Rupiah = rupiah(10_000_000);
