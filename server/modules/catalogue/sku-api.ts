import type { FastifyInstance } from 'fastify';
import { productSkus } from '#contracts/catalogue/skus.ts';
import { parseId } from '#domain/parse-id.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** The data of the sheet that asks for a choice: current prices and stock. */
export function registerProductSkus(app: FastifyInstance, catalogue: Catalogue): void {
  answer(app, productSkus, async ({ params }, _request, reply) => {
    const id = parseId(params.id);
    const found = id === null ? null : await catalogue.productSkus(id);
    if (!found) throw failed(productSkus, 'product_not_found');
    reply.header('Cache-Control', 'no-store');
    const { flash, ...product } = found;
    return { ...product, flash: flash && { ...flash, endsAt: flash.endsAt?.toISOString() ?? null } };
  });
}
