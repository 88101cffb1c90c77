import http from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { KEY } from './account-clients.ts';
import { type RunningShop, startShop } from './shop.ts';

/** A hosted Supabase project as a shop sees it. */
export interface Project {
  /** The settings of a shop that uses it. */
  settings: { SUPABASE_URL: string; SUPABASE_ANON_KEY: string };
  origin: string;
  /** The shop behind it, which speaks the protocol. */
  backend: RunningShop;
  close(): Promise<void>;
}

/**
 * A project on its own origin: sign-in and storage of another shop, and in front of it the functions
 * of docs/supabase-setup.sql, which only a hosted project has.
 */
export async function startProject(): Promise<Project> {
  let backend: RunningShop | undefined;
  const server = http.createServer((request, response) => {
    if (!backend) throw new Error('The project is not ready');
    const answer = FUNCTIONS[request.url ?? ''] ?? forward;
    answer(backend, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const shop = await startShop({ settings: { PUBLIC_URL: origin } });
  backend = shop;
  return {
    settings: { SUPABASE_URL: origin, SUPABASE_ANON_KEY: KEY },
    origin,
    backend: { ...shop, origin },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await shop.close();
    },
  };
}

async function forward(to: RunningShop, request: http.IncomingMessage, response: http.ServerResponse) {
  const { port } = new URL(to.origin);
  const { method, headers, url: path } = request;
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
    const sent = http.request({ host: '127.0.0.1', port, method, path, headers }, resolve);
    sent.once('error', reject);
    request.pipe(sent);
  });
  const { statusCode = 502, headers: answered } = await answer;
  response.writeHead(statusCode, answered);
  await pipeline(await answer, response);
}

/** Row-level rules let nobody delete a user; the function deletes the caller only. */
async function deleteOwnAccount(
  at: RunningShop,
  request: http.IncomingMessage,
  response: http.ServerResponse,
) {
  const headers = { apikey: KEY, Authorization: request.headers.authorization ?? '' };
  const answer = await fetch(`${at.origin}/auth/v1/user`, { headers });
  if (answer.ok) await at.pool.query('delete from auth_users where id = $1', [(await answer.json()).id]);
  response.writeHead(answer.ok ? 204 : 401).end();
}

/** Whether an account exists; those of the shop behind it are neither anonymous nor banned. */
async function isDeskAccount(at: RunningShop, request: http.IncomingMessage, response: http.ServerResponse) {
  const { account } = JSON.parse(await text(request));
  const { rowCount } = await at.pool.query('select from auth_users where id = $1', [account]);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(String(rowCount === 1));
}

const FUNCTIONS: Readonly<Record<string, typeof deleteOwnAccount>> = {
  '/rest/v1/rpc/delete_own_account': deleteOwnAccount,
  '/rest/v1/rpc/is_desk_account': isDeskAccount,
};
