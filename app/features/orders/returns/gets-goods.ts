import type { ReturnView } from '#server/services.ts';

/** Whether a return ends with other goods: they were asked for, were there, and their order was not called off. */
export const getsGoods = ({ exchange }: Pick<ReturnView, 'exchange'>): boolean =>
  exchange !== null && !exchange.isGone && exchange.order?.state !== 'cancelled';
