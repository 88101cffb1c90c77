import { z } from 'zod';
import { PLAYED_STATES, type RobotAnswer, robotAnswer } from '#domain/returns/robot-answer.ts';
import { type ActContext, act, attendedShops, type CommandActor } from '#server/modules/access/access.ts';
import { returnCommands, returnsIn } from '#server/modules/returns/returns.ts';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { looksLikeWaybill } from '../biteship/simulated-parcels.ts';

/** Plays the sellers of returns in a demo: everything that is due. */
export const playReturns = defineJob({ name: 'demo.returns', payload: z.null() });

const robot: CommandActor = { kind: 'system', name: 'robot' };

type PlayedStep = RobotAnswer & {
  number: string;
  askedPart: number | null;
  /** The goods are as good as new, and on sale again. */
  isUnused: boolean;
};

async function steps(query: Query): Promise<PlayedStep[]> {
  const attended = await attendedShops(query);
  const waiting = await returnsIn(query, PLAYED_STATES);
  return waiting.flatMap(({ number, sellerId, askedPart, askedAbout, isCarried, ...played }) => {
    // Nobody else moves the goods of a demo's return whose courier is not asked.
    if (attended.has(sellerId) && played.state !== 'sent') return [];
    const isTracked = askedAbout !== null && looksLikeWaybill(askedAbout);
    const step = robotAnswer({ ...played, askedPart, isCarried: isCarried || isTracked });
    return step ? [{ ...step, number, askedPart, isUnused: played.reason === 'changed_mind' }] : [];
  });
}

/** Returns whose seller has something to do. */
export const dueRobotReturns: DueWork = {
  name: 'demo: returns',
  clock: 'shop',
  grainMs: 30 * 60 * 1000,
  async nextDue(query) {
    const times = (await steps(query)).map(({ at }) => at.getTime());
    return times.length === 0 ? null : new Date(Math.min(...times));
  },
  enqueue: (tx) => tx.enqueue(playReturns, [null]),
};

/** Does what is due at a moment of the shop's clock. What is refused by then waits for the next look. */
export async function answerReturns(context: ActContext, now: Date): Promise<void> {
  for (const step of await steps(context.query)) if (step.at <= now) await answer(context, step);
}

async function answer(
  context: ActContext,
  { do: what, number, askedPart, isUnused }: PlayedStep,
): Promise<void> {
  const given = (more: Record<string, unknown> = {}) => ({ by: robot, input: { return: number, ...more } });
  switch (what) {
    case 'approve':
      await act(context, returnCommands.approve, given());
      return;
    case 'offer': {
      // It makes one offer; a shopper who leaves it is given everything.
      const offered = await act(context, returnCommands.offer, given({ amount: askedPart }));
      if (!offered.ok) await act(context, returnCommands.approve, given());
      return;
    }
    case 'arrive':
      await act(context, returnCommands.arrive, given());
      return;
    case 'pass':
      await act(context, returnCommands.pass, given({ restocks: isUnused }));
      return;
    case 'give_back':
      await act(context, returnCommands.giveBack, given({ courier: 'JNE', waybill: `KEMBALI-${number}` }));
  }
}
