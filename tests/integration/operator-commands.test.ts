import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { placePurchase } from '#server/modules/orders/orders.ts';
import { openAttempt } from '#server/modules/payments/payments.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { skuWith } from './support/paying-shop.ts';
import { aLine, anOrder, aPlan } from './support/purchase.builder.ts';
import { startCommand } from './support/shop-command.ts';

const opened = migratedDatabase();

/** Runs a command as its operator does, on the shop's data. */
const run = (name: string, ...args: string[]) =>
  startCommand(`scripts/${name}.ts`, { DATA_DIR: opened().dataDir }, args).ended;

/** An order that waits for a transfer by hand. @returns its number */
async function transferred(): Promise<{ number: string; asked: string }> {
  const skuId = await skuWith(opened(), 5);
  const plan = aPlan({ method: 'transfer', orders: [anOrder({ lines: [aLine({ skuId })] })] });
  return opened().transaction(async (tx) => {
    const { id: purchaseId, total: amount, orders } = await placePurchase(tx, plan);
    await openAttempt(tx, { purchaseId, method: 'transfer', amount });
    const [attempt] = await tx<{ amount: string }>(
      sql`select amount from payment_attempts where purchase_id = ${purchaseId}`,
    );
    return { number: orders[0]?.number ?? '', asked: attempt?.amount ?? '' };
  });
}

it('takes an order from its transfer to its door by the operator’s commands, and the ledger agrees', async () => {
  const { number, asked } = await transferred();
  const line = ['confirm-transfer', number, '--amount', asked, '--reference', 'TRSF SARI'];
  const lines = [
    line,
    ['accept', number],
    ['pack', number],
    ['ship', number, 'JNE0012345'],
    ['deliver', number],
  ];
  for (const line of lines) {
    const { code, messages, output } = await run('orders', ...line);
    expect(code, `${line.join(' ')}: ${messages}`).toBe(0);
    expect(output).toContain(number);
  }
  expect((await run('orders', 'show', number)).output).toContain('JNE0012345');
  const booked = await run('orders', ...line);
  expect([booked.code, booked.messages.includes('--again')]).toEqual([1, true]);
  expect((await run('orders', 'confirm-transfer', number)).messages).toContain('--reference');
  const again = await run('orders', 'accept', number);
  expect([again.code, again.messages.includes('    at ')]).toEqual([1, false]);

  const agreeing = await run('ledger');
  expect(agreeing.messages).toContain('Money, stock and orders agree.');
  expect(agreeing.code).toBe(0);
  await opened().query(sql`update inventory set stock = stock + 1 where sku_id = 1`);
  const broken = await run('ledger');
  expect(broken.messages).toContain('Not true: stock is the sum of its moves (1)');
  expect(broken.code).toBe(1);

  expect((await run('clock')).messages).toContain('real time');
});

it('leaves to the running shop the mail about an account that was named at the terminal (P-PAYOUT-4)', async () => {
  const account = ['--bank', 'BCA', '--number', '1234567890', '--again', '1234567890', '--holder', 'CV Ayu'];
  const { code, messages } = await run('payouts', 'account', '1', ...account, '--reason', 'letter');
  expect(code, messages).toBe(0);
  const jobs = await opened().query(sql`
    select data -> 'payload' as shop from jobs.job where name = 'payouts.tell_account'`);
  expect(jobs).toEqual([{ shop: 1 }]);
});
