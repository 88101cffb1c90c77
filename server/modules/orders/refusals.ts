/** A price is not what the shopper saw. Undoes the transaction. */
export class PriceChanged extends Error {
  override readonly name = 'PriceChanged';
  readonly skuId: number;

  constructor(skuId: number) {
    super(`The price of SKU ${skuId} has changed`);
    this.skuId = skuId;
  }
}

/** The buyer, or their network address, has as many unpaid purchases as allowed. */
export class TooManyUnpaid extends Error {
  override readonly name = 'TooManyUnpaid';
  readonly of: 'buyer' | 'address';

  constructor(of: 'buyer' | 'address') {
    super(`Too many unpaid purchases of one ${of}`);
    this.of = of;
  }
}

/** The request key has made a purchase already: {@link findByRequestKey} finds it. */
export class DuplicateRequest extends Error {
  override readonly name = 'DuplicateRequest';
  readonly requestKey: string;

  constructor(requestKey: string) {
    super(`The request ${requestKey} was made before`);
    this.requestKey = requestKey;
  }
}
