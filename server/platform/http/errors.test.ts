import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { BadRequest } from './body.ts';
import { answerErrors } from './errors.ts';
import { commonProblem } from './problem.ts';

const withStatus = (statusCode: number) => Object.assign(new Error('internal words'), { statusCode });

let app: FastifyInstance;
let thrown: Error;

beforeEach(() => {
  app = Fastify();
  answerErrors(app, (reply, status) => reply.code(status).type('text/html').send('a page'));
  for (const url of ['/api/broken', '/broken']) {
    app.get(url, async () => {
      throw thrown;
    });
  }
});
afterEach(() => app.close());

describe('an error in a handler', () => {
  it.each([
    ['a bug', new Error('internal words'), 500, 'failed'],
    ['an error with a status that has no code', withStatus(418), 400, 'bad_request'],
    ['an error with a status beyond 500', withStatus(502), 500, 'failed'],
    ['too many requests', withStatus(429), 429, 'too_many_requests'],
    ['a database that is away', new DatabaseUnavailable(new Error('internal words')), 503, 'unavailable'],
    ['a common problem', commonProblem('unauthorized'), 401, 'unauthorized'],
  ])('%s becomes a problem without our message', async (_what, error, status, code) => {
    thrown = error;
    const answer = await app.inject('/api/broken');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(answer.json()).toEqual({
      type: `urn:lokapasar:problem:${code}`,
      title: expect.any(String),
      status,
      code,
    });
    expect(answer.body).not.toContain('internal words');
  });

  it('a bad request gets a message about what is wrong', async () => {
    thrown = new BadRequest('ids: expected array');
    expect((await app.inject('/api/broken')).json()).toMatchObject({ detail: 'ids: expected array' });
  });

  it('outside the API it becomes a page of the same status', async () => {
    thrown = new DatabaseUnavailable(new Error('away'));
    const answer = await app.inject('/broken');
    expect([answer.statusCode, answer.body]).toEqual([503, 'a page']);
  });
});
