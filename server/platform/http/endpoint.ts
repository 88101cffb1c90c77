import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { Asked, Endpoint, Sent } from '#contracts/endpoint.ts';
import type { ProblemDetails } from '#contracts/problem.ts';
import { BadRequest, readBody, sentenceOf } from './body.ts';
import { Problem } from './problem.ts';

/** Handles a request that the contract has parsed; the result is sent as the contract's answer. */
type Handler<E extends Endpoint> = (
  asked: Asked<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Sent<E>>;

/** Registers an endpoint: its contract parses the request and types the answer. */
export function answer<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteShorthandOptions = {},
): void {
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const sent = await handler(readAsked(endpoint, request), request, reply);
      return reply.code(endpoint.answer.status).send(sent ?? undefined);
    },
  });
}

/** Registers an endpoint that parses requests and answers by itself, such as pages. */
export function route(
  app: FastifyInstance,
  { method, path }: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({ method, url: path, handler });
}

/** A failure that the contract lists, to be thrown. */
export function failed<E extends Endpoint>(
  { failures }: E,
  code: keyof E['failures'] & string,
  details?: ProblemDetails,
): Problem {
  const kind = failures[code];
  if (!kind) throw new Error(`The contract lists no failure ${code}`);
  return new Problem(code, kind, details);
}

/** @throws BadRequest, or the problem 'invalid' where the contract lists it and single fields are at fault */
function readAsked<E extends Endpoint>(endpoint: E, request: FastifyRequest): Asked<E> {
  const { params, query, body } = endpoint;
  const asked = {
    params: params && readBody(params, request.params),
    query: query && readQuery(query, request),
    body: body && readFields(endpoint, body, request.body),
  };
  // Each part was read by its own schema, which TypeScript cannot follow through the generic.
  return asked as Asked<E>;
}

/** The query with text values; the last one of a repeated parameter counts. */
export function readQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  const { searchParams } = new URL(`http://localhost${request.raw.url ?? '/'}`);
  return readBody(schema, Object.fromEntries(searchParams));
}

function readFields<Schema extends z.core.$ZodType>(
  endpoint: Endpoint,
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const isForm = Object.hasOwn(endpoint.failures, 'invalid');
  if (!isForm || issues.some(({ path }) => path.length === 0)) throw new BadRequest(sentenceOf(issues));
  const faults = new Map<string, string>();
  for (const { path, message } of issues.toReversed()) faults.set(String(path[0]), message);
  throw failed(endpoint, 'invalid', { fields: Object.fromEntries(faults) });
}
