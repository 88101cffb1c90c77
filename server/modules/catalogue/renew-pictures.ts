import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { demoCatalogue } from '#db/seed/demo-catalogue.ts';
import { referenceData } from '#db/seed/reference-data.ts';
import { readPictures } from '#db/seed/seed-files.ts';
import { factOf, hasFact, storeFact } from '#server/platform/database/facts.ts';

/** The fact that says which pictures of the program the rows name. */
const FACT = 'pictures';

type Transaction = Pick<NodePgDatabase, 'execute'>;

/** Pictures that come with the program. Those of imported goods have another address and stay as they are. */
const builtIn = (column: SQL) => sql`${column} ~ '^/images/(photos|placeholder|category|banner)/'`;

/**
 * Puts the pictures of this version of the program into rows that were seeded by an older one, whose files are gone
 * (P-PIC-8): of categories, and in a demo of products, SKUs, what was ordered, reviews and banners. Does nothing when
 * they are of this version already.
 */
export async function renewPictures(tx: Transaction): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(readPictures())).digest('hex');
  const { rows } = await tx.execute<{ version: string | null; isDemo: boolean }>(sql`
    select ${factOf(FACT)} as version,
      ${hasFact('demo', 'on')} as "isDemo"`);
  if (rows[0]?.version === version) return;
  await renewCategories(tx);
  if (rows[0]?.isDemo) await renewDemo(tx);
  await tx.execute(storeFact(FACT, version));
}

async function renewCategories(tx: Transaction): Promise<void> {
  const { categories } = referenceData();
  await tx.execute(sql`update categories c set image_url = n."imageUrl"
    from jsonb_to_recordset(${JSON.stringify(categories)}) as n(slug text, "imageUrl" text)
    where c.slug = n.slug and c.image_url <> n."imageUrl" and ${builtIn(sql`c.image_url`)}`);
}

/** Rows are found by what the seed says of them, so that goods which took an id of the demo keep their pictures. */
async function renewDemo(tx: Transaction): Promise<void> {
  const { products, skus, reviews, banners } = demoCatalogue(new Date(0));
  await tx.execute(sql`update products p set image_url = n.images[1], images = n.images
    from jsonb_to_recordset(${JSON.stringify(products.map(({ id, slug, images }) => ({ id, slug, images })))})
      as n(id integer, slug text, images text[])
    where p.id = n.id and p.slug = n.slug and p.images <> n.images and ${builtIn(sql`p.image_url`)}`);
  const pictured = skus.map(({ productId, options, imageUrl }) => ({ productId, options, imageUrl }));
  await tx.execute(sql`update skus s set image_url = n."imageUrl"
    from jsonb_to_recordset(${JSON.stringify(pictured)})
      as n("productId" integer, options text[], "imageUrl" text)
    where s.product_id = n."productId" and s.options = n.options and s.image_url is distinct from n."imageUrl"
      and (s.image_url is null or ${builtIn(sql`s.image_url`)})
      and exists (select from products p where p.id = s.product_id and ${builtIn(sql`p.image_url`)})`);
  await tx.execute(sql`update order_lines l set image_url = coalesce(s.image_url, p.image_url)
    from skus s join products p on p.id = s.product_id
    where s.id = l.sku_id and l.image_url <> coalesce(s.image_url, p.image_url) and ${builtIn(sql`l.image_url`)}`);
  const photographed = reviews.map(({ productId, username, content, images }) => ({
    productId,
    username,
    content,
    images,
  }));
  await tx.execute(sql`update reviews r set images = n.images
    from jsonb_to_recordset(${JSON.stringify(photographed)})
      as n("productId" integer, username text, content text, images text[])
    where r.product_id = n."productId" and r.username = n.username and r.content = n.content
      and r.images <> n.images`);
  await tx.execute(sql`update banners b set image = n.image
    from jsonb_to_recordset(${JSON.stringify(banners)}) as n(link text, image text)
    where b.link = n.link and b.image <> n.image and ${builtIn(sql`b.image`)}`);
}
