/** A price differs from what the shopper saw. Rolls the transaction back. */
export class PriceChanged extends Error {
  override readonly name = 'PriceChanged';
  readonly skuId: number;

  constructor(skuId: number) {
    super(`The price of SKU ${skuId} has changed`);
    this.skuId = skuId;
  }
}

/** The buyer, or their network address, has reached the limit of unpaid purchases. */
export class TooManyUnpaid extends Error {
  override readonly name = 'TooManyUnpaid';
  readonly of: 'buyer' | 'address';

  constructor(of: 'buyer' | 'address') {
    super(`Too many unpaid purchases of one ${of}`);
    this.of = of;
  }
}

/** Cash on delivery is closed for the buyer or their network address. */
export class TooMuchCod extends Error {
  override readonly name = 'TooMuchCod';
  readonly of: 'buyer' | 'address';

  constructor(of: 'buyer' | 'address') {
    super(`Too much cash on delivery of one ${of}`);
    this.of = of;
  }
}

/** The request key already has a purchase, which {@link findByRequestKey} returns. */
export class DuplicateRequest extends Error {
  override readonly name = 'DuplicateRequest';
  readonly requestKey: string;

  constructor(requestKey: string) {
    super(`The request ${requestKey} was made before`);
    this.requestKey = requestKey;
  }
}
