import type { FastifyInstance } from 'fastify';
import { listCount } from '#contracts/catalogue/list-count.ts';
import { listQueryAt } from '#domain/listing/list-query.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** How many products the address of a list would show, for the button of its filter panel (P-LIST-19). */
export function registerListCount(app: FastifyInstance, catalogue: Catalogue): void {
  answer(app, listCount, async ({ query: { list } }, _request, reply) => {
    const query = listQueryAt(list, await catalogue.categories());
    if (!query) throw failed(listCount, 'list_not_found');
    const { filter, order } = query;
    const { total, isMore } = await catalogue.listProducts({ filter, order, limit: 1, offset: 0 });
    reply.header('Cache-Control', 'public, max-age=60');
    return { total, isMore };
  });
}
