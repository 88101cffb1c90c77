import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDeskAccounts } from './desk-accounts.ts';
import { IdentityUnavailable } from './identity.ts';
import type { Answer } from './project-client.ts';

const MINUTE_MS = 60_000;
const AWAY = new IdentityUnavailable(new Error('no route'));
const says = (body: unknown, status = 200): Answer => ({ ok: status < 300, status, body });

function aProject() {
  let now = 0;
  let answer: Answer | IdentityUnavailable = says(true);
  let asked = 0;
  const mayWork = createDeskAccounts(
    {
      async ask(method, path, { token, body }) {
        asked += 1;
        expect([method, path, token]).toEqual(['POST', '/rest/v1/rpc/is_desk_account', undefined]);
        expect(body).toEqual({ account: expect.stringMatching(/^[0-9a-f-]{36}$/) });
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    () => new Date(now),
  );
  return {
    mayWork,
    asked: () => asked,
    answer: (next: Answer | IdentityUnavailable) => {
      answer = next;
    },
    minutes: (count: number) => {
      now += count * MINUTE_MS;
    },
  };
}

const account = randomUUID();

it('asks again after five minutes, once for pages of the same moment, and believes a no', async () => {
  const { mayWork, asked, answer, minutes } = aProject();
  expect(await Promise.all([mayWork(account), mayWork(account)])).toEqual([true, true]);
  expect(asked()).toBe(1);
  answer(says(false));
  minutes(4);
  expect(await mayWork(account)).toBe(true);
  minutes(1);
  expect(await mayWork(account)).toBe(false);
  expect(await mayWork(randomUUID())).toBe(false);
});

it.each([
  ['away', AWAY],
  ['without the function', says({ code: 'PGRST202' }, 404)],
  ['answering something else', says('yes')],
])('believes the last answer for an hour while the project is %s, and nobody unknown', async (_, failure) => {
  const { mayWork, asked, answer, minutes } = aProject();
  await mayWork(account);
  answer(failure);
  minutes(59);
  expect(await mayWork(account)).toBe(true);
  await mayWork(account);
  expect(asked()).toBe(2);
  await expect(mayWork(randomUUID())).rejects.toThrow(IdentityUnavailable);
  minutes(1);
  await expect(mayWork(account)).rejects.toThrow(IdentityUnavailable);
  answer(says(true));
  expect(await mayWork(account)).toBe(true);
});
