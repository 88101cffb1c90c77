import type { FastifyInstance } from 'fastify';
import type { Shipping } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { registerBiteshipSimulator } from './biteship/biteship-simulator.ts';
import type { Simulators } from './choose-simulators.ts';
import { doJump, jumpClock } from './demo-clock.ts';
import { dueSimulatedNotices, notifyShop } from './midtrans/notice-jobs.ts';
import { openSimulator } from './midtrans/register-simulator.ts';
import { dropNotice } from './midtrans/simulated-notices.ts';
import { dueRobotBank, playBank, playBankOnce } from './robots/robot-bank.ts';
import { buyFlashGoods, createRobotBuyers } from './robots/robot-buyers.ts';
import { answerChats, dueRobotChats, playChats } from './robots/robot-chats.ts';
import { dueRobotCouriers, handOverCash, handOverCashOf } from './robots/robot-couriers.ts';
import { dueRobotProvider, settlePayments, settlePaymentsOnce } from './robots/robot-provider.ts';
import { answerReturns, dueRobotReturns, playReturns } from './robots/robot-returns.ts';
import { createRobotSeller, dueRobotSellers, playSeller, playsSellers } from './robots/robot-sellers.ts';
import {
  createRobotShoppers,
  dueRobotShoppers,
  playShoppers,
  playsShoppers,
} from './robots/robot-shoppers.ts';
import type { ShopperTools } from './robots/shopper.ts';

export const demoWork: BackgroundWork = {
  jobs: [
    jumpClock,
    notifyShop,
    playSeller,
    playShoppers,
    playReturns,
    playChats,
    handOverCash,
    playBank,
    settlePayments,
  ],
  hourly: [buyFlashGoods],
  due: [dueSimulatedNotices],
};

/** Work of the robots, in a shop that has them. */
export const dueRobots = (env: Env): readonly DueWork[] => [
  ...(playsSellers(env)
    ? [dueRobotSellers, dueRobotCouriers, dueRobotReturns, dueRobotChats, dueRobotBank, dueRobotProvider]
    : []),
  ...(playsShoppers(env) ? [dueRobotShoppers] : []),
];

/** The demo in one process. */
export interface Demo {
  /** Registers the APIs of the simulated providers, and the pages where one pays. */
  register(app: FastifyInstance): Promise<void>;
  /** Lets the robot look at an order at once, before the next sweep. */
  wakeSeller(orderId: string): Promise<void>;
}

/** @param given.clock the shop's clock */
export function openDemo(given: {
  env: Env;
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  clock: () => Date;
  ownOrigin: () => string;
  log: Log;
  simulators: Simulators;
  tariffs: Shipping['tariffs'];
  /** What the pages of shoppers ask, for the robots that play some. */
  shopping: Pick<ShopperTools, 'catalogue' | 'checkout' | 'orders' | 'reviews' | 'media'>;
  /** What becomes due in the shop, at which a moved clock stops. */
  work: readonly DueWork[];
}): Demo {
  const { env, query, transaction, jobs, clock, ownOrigin, log, simulators, tariffs, shopping, work } = given;
  const { payments, couriers } = simulators;
  const simulator =
    payments &&
    openSimulator({ query, transaction, clock, key: payments.key, ownOrigin, log, publicUrl: env.publicUrl });
  jobs.handle(notifyShop, (id) => simulator?.sendNotice(id) ?? dropNotice(transaction, id));
  jobs.handle(jumpClock, (payload) => doJump({ query, transaction, work }, payload));
  jobs.handle(playSeller, createRobotSeller({ transaction, log }));
  jobs.handle(playShoppers, createRobotShoppers({ query, transaction, clock, ownOrigin, ...shopping }));
  jobs.handle(playReturns, () => answerReturns({ query, transaction, log, clock }, clock()));
  jobs.handle(playChats, () => answerChats({ query, transaction, log, clock }, clock()));
  jobs.handle(buyFlashGoods, createRobotBuyers({ transaction, isPlaying: playsSellers(env) }));
  jobs.handle(playBank, () => playBankOnce({ query, transaction, log, clock: () => new Date() }));
  jobs.handle(settlePayments, () => settlePaymentsOnce({ query, transaction, log, clock: () => new Date() }));
  jobs.handle(handOverCash, () => transaction(handOverCashOf));
  return {
    async register(app) {
      await simulator?.register(app);
      if (couriers === null) return;
      const options = { query, tariffs, clock, key: couriers.key };
      await app.register(async (scope) => registerBiteshipSimulator(scope, options));
    },
    async wakeSeller(orderId) {
      if (playsSellers(env)) await transaction((tx) => tx.enqueue(playSeller, [orderId]));
    },
  };
}
