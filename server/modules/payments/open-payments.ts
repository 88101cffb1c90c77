import type { FastifyInstance, FastifyRequest } from 'fastify';
import { payPath } from '#domain/paths.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { sendRefund } from '#server/modules/ledger/ledger.ts';
import type { Media } from '#server/modules/media/media.ts';
import type { OrderOwner } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { type BankAccount, midtransOrigin } from '#server/platform/settings/env-payments.ts';
import { chargePayment } from './attempts/charge-attempt.ts';
import { checkPayment } from './attempts/check-attempt.ts';
import { deleteOldPersonalData, duePayments } from './due-payments.ts';
import { registerWebhook } from './events/webhook.ts';
import { createMidtransProvider } from './midtrans/midtrans-provider.ts';
import { registerProofs } from './proofs/proof-routes.ts';
import { acceptProofs, sweepOldProofs } from './proofs/proofs.ts';
import {
  chargeAttempt,
  checkAttempt,
  expirePayment,
  forgetPersonalData,
  sweepProofs,
} from './provider/payment-jobs.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import type { PaymentsOptions } from './provider/payments-options.ts';
import { expireUnpaid } from './purchases/expire-payment.ts';
import { sendBack } from './refunds/send-refund.ts';
import { createPaymentService } from './service/create-payment-service.ts';
import { registerLive } from './service/live-routes.ts';
import type { CardForm, PaymentService } from './service/payment-service.ts';

/** Registers the handlers of the jobs of payments. */
export function handlePayments(jobs: Pick<Jobs, 'handle'>, options: PaymentsOptions): void {
  jobs.handle(chargeAttempt, (id) => chargePayment(options, id));
  jobs.handle(checkAttempt, (id) => checkPayment(options, id));
  jobs.handle(expirePayment, (id) => expireUnpaid(options, id));
  jobs.handle(sendRefund, (id) => sendBack(options, id));
  jobs.handle(forgetPersonalData, async () =>
    deleteOldPersonalData(options.query, await shopNow(options.query)),
  );
}

export const paymentWork: BackgroundWork = {
  jobs: [chargeAttempt, checkAttempt, expirePayment, sendRefund, forgetPersonalData, sweepProofs],
  due: duePayments,
};

/** A provider that a demo plays itself. */
export interface SimulatedPayments {
  /** The key that it asks for. */
  key: string;
  baseUrl: () => string;
  /** Its own pages, where one pays; the id of an attempt follows. */
  payPath: string;
}

/** The interface of payments for the server. */
export interface Payments {
  /** The payment methods of this shop. */
  offered: () => ReadonlySet<PaymentMethod>;
  /** The account for manual transfers; null where none is offered. */
  bankAccount: BankAccount | null;
  service: PaymentService;
  /** Registers the provider's webhook, and the requests of the pay page. */
  register(
    app: FastifyInstance,
    ownerOfRequest: (request: FastifyRequest) => Promise<OrderOwner | null>,
  ): Promise<void>;
}

const CARD_SCRIPT = '/v2/assets/js/midtrans-new-3ds.min.js';
/** An account that belongs to nobody. */
const EXAMPLE_ACCOUNT = {
  bank: 'Bank Contoh (SIMULASI)',
  number: '0000000000',
  holder: 'Lokapasar',
} as const;

/** Starts the work on payments in this process. */
export function openPayments(given: {
  env: Env;
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  log: Log;
  simulated: SimulatedPayments | null;
  media: Media;
  /** The ways to pay that the operator has switched on. */
  switchedOn: () => readonly PaymentMethod[];
}): Payments {
  const { env, query, transaction, jobs, log, simulated, media, switchedOn } = given;
  const provider = openProvider(env, simulated);
  const options: PaymentsOptions = {
    query,
    transaction,
    provider,
    log,
    payUrl: (number) => env.publicUrl + payPath(number),
  };
  handlePayments(jobs, options);
  acceptProofs(media, query);
  jobs.handle(sweepProofs, async () => sweepOldProofs({ query, transaction, media }, await shopNow(query)));
  const bankAccount = env.bankAccount ?? (simulated && EXAMPLE_ACCOUNT);
  const cards = cardForm(env, simulated !== null);
  const possible = offeredMethods({ hasProvider: provider !== null, hasCards: cards !== null, bankAccount });
  const offered = () => new Set(switchedOn().filter((method) => possible.has(method)));
  return {
    offered,
    bankAccount,
    service: createPaymentService(options, {
      offered,
      bankAccount,
      cards,
      simulatedPayPath: simulated?.payPath ?? null,
    }),
    async register(app, ownerOfRequest) {
      if (provider) await registerWebhook(app, { provider, transaction });
      const own = { query, transaction, media, publicUrl: env.publicUrl, ownerOfRequest };
      registerLive(app, own);
      await app.register((scope) => registerProofs(scope, own));
    },
  };
}

function openProvider(
  { midtrans }: Pick<Env, 'midtrans'>,
  simulated: SimulatedPayments | null,
): PaymentProvider | null {
  if (midtrans)
    return createMidtransProvider({ baseUrl: () => midtrans.apiUrl, serverKey: midtrans.serverKey });
  return simulated && createMidtransProvider({ baseUrl: simulated.baseUrl, serverKey: simulated.key });
}

/** Banks of instalments in a simulation, where the setting names none. */
const SAMPLE_BANKS = ['bca', 'bni', 'mandiri'];

/** Cards need the provider's script, which needs the client key; the simulator has a test card. */
function cardForm(env: Pick<Env, 'midtrans' | 'instalmentBanks'>, isSimulated: boolean): CardForm | null {
  const { midtrans, instalmentBanks } = env;
  if (!midtrans) {
    const banks = instalmentBanks.length > 0 ? instalmentBanks : SAMPLE_BANKS;
    return isSimulated ? { script: null, instalmentBanks: banks } : null;
  }
  if (!midtrans.clientKey) return null;
  const script = { url: midtransOrigin(midtrans) + CARD_SCRIPT, clientKey: midtrans.clientKey };
  return { script, instalmentBanks };
}

/** What the environment says about ways to pay. */
export type MethodsEnv = Pick<Env, 'midtrans' | 'instalmentBanks' | 'bankAccount' | 'hasSimulators'>;

/** The ways to pay for which this shop has an account, or plays one. Whoever switches others on offers nothing. */
export function possibleMethods(env: MethodsEnv): ReadonlySet<PaymentMethod> {
  const isSimulated = env.hasSimulators && env.midtrans === undefined;
  return offeredMethods({
    hasProvider: env.midtrans !== undefined || isSimulated,
    hasCards: cardForm(env, isSimulated) !== null,
    bankAccount: env.bankAccount ?? (isSimulated ? EXAMPLE_ACCOUNT : null),
  });
}

function offeredMethods(given: {
  hasProvider: boolean;
  hasCards: boolean;
  bankAccount: object | null;
}): ReadonlySet<PaymentMethod> {
  const { hasProvider, hasCards, bankAccount } = given;
  return new Set(
    PAYMENT_METHODS.filter((method) => {
      if (method === 'cod') return true;
      if (method === 'transfer') return bankAccount !== null;
      return method === 'card' ? hasCards : hasProvider;
    }),
  );
}
