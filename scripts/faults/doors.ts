import type { Fault } from './fault.ts';

const ATTACK = 'tests/integration/long/attack.test.ts';

/** Slips at the doors of the server, which its own attack must notice. */
export const DOOR_FAULTS: readonly Fault[] = [
  {
    id: 'pipelining-unlimited',
    room: 'doors',
    slip: 'A connection is answered as many requests as it sends without waiting',
    file: 'server/platform/http/connection-limits.ts',
    in: 'limitConnections',
    does: 'sound(); return () => true;',
    caughtBy: { file: ATTACK, test: '2000 pipelined requests' },
  },
  {
    id: 'any-origin',
    room: 'doors',
    slip: 'A page of any site may post with the cookie of a shopper',
    file: 'server/platform/http/same-origin.ts',
    in: 'isFromOwnPage',
    does: 'return true;',
    caughtBy: { file: ATTACK, test: 'pages of other sites post with the cookie of a shopper' },
  },
  {
    id: 'proof-of-anybody',
    room: 'doors',
    slip: 'Whoever has a session sees the proof of any payment',
    file: 'server/modules/payments/proofs/proofs.ts',
    in: 'ownTransfer',
    does: `
      const [found] = await query(sql\`select a.id, f.picture from payment_attempts a
        join purchases p on p.id = a.purchase_id left join payment_proofs f on f.attempt_id = a.id
        where p.number = \${number} and a.method = 'transfer' order by a.created_at desc limit 1\`);
      return owner && found ? found : sound();`,
    caughtBy: { file: ATTACK, test: 'ask for the pages, the state and the proof of a purchase' },
  },
  {
    id: 'proof-file-of-anybody',
    room: 'doors',
    slip: 'Whoever has a session and the address of its file sees the proof of any payment',
    file: 'server/modules/payments/proofs/proofs.ts',
    in: 'acceptProofs',
    does: 'media.accept(PURPOSE, { mayAdd: async () => true, maySee: async () => true });',
    caughtBy: { file: ATTACK, test: 'ask for the pages, the state and the proof of a purchase' },
  },
];
