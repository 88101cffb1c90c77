import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { specificationName } from '#domain/catalogue/licences.ts';
import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import {
  type DraftPicture,
  differingFields,
  EMPTY_DRAFT,
  PRODUCT_LIMITS,
  type ProductDraft,
} from '#domain/catalogue/product-draft.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import { scopeAt } from '#server/modules/access/access.ts';
import type { Media } from '#server/modules/media/media.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { draftOfProduct } from './draft-of-product.ts';
import { createDraftPictures, type NamedPhoto } from './draft-pictures.ts';
import { type DraftPreview, previewDraft } from './preview-draft.ts';

/** A draft as it is stored. */
export interface StoredDraft {
  id: string;
  version: number;
  /** Null for a new product. */
  productId: number | null;
  /** The state of its product; null for a new one. */
  state: ProductState | null;
  /** Why its product is blocked. */
  reason: string | null;
  body: ProductDraft;
  changedAt: Date;
}

/** A draft in a list. */
export type DraftInList = Pick<StoredDraft, 'id' | 'productId' | 'changedAt'> & { name: string };

/** Why a draft was not saved. */
export type DraftRefusal =
  | { code: 'not_found' }
  /** Somebody else saved it meanwhile. */
  | { code: 'draft_changed'; theirs: StoredDraft; mine: ProductDraft }
  | { code: 'unknown_media' };

/** A subcategory, as a shop chooses it. */
export interface ChosenPlace {
  id: number;
  name: string;
  /** Why its goods are not sent back; null for goods that are. */
  notReturnable: NotReturnable | null;
}

/** Somebody of a shop. */
interface Writer {
  sellerId: number;
  userId: string;
}

/** What shops write about their products until they publish it (P-GOODS-3). Every call is limited to the writer's shop. */
export interface ProductDrafts {
  /** Drafts with something in them, the last changed first, at most a page. */
  list(sellerId: number): Promise<DraftInList[]>;
  /**
   * Begins the draft of a new product, of a copy of one, or opens the draft of one.
   * @returns its id; null for a product that is not the shop's
   */
  begin(sellerId: number, given: { productId: number | null; isCopy?: boolean }): Promise<string | null>;
  read(sellerId: number, id: string): Promise<StoredDraft | null>;
  /** A draft as the page of its product would show it; null for one that is not the shop's. */
  preview(sellerId: number, id: string): Promise<DraftPreview | null>;
  /** Saves what was typed over the version that was seen. @returns what is stored now. @throws StoreUnavailable */
  save(
    writer: Writer,
    given: {
      id: string;
      version: number;
      body: Omit<ProductDraft, 'pictures'>;
      pictures: readonly NamedPhoto[];
    },
  ): Promise<Result<{ version: number; body: ProductDraft }, DraftRefusal>>;
  discard(sellerId: number, id: string): Promise<void>;
  /** Names of what a subcategory asks for, then of what its goods specify, the most frequent first (P-GOODS-4). */
  askedSpecifications(subcategoryId: number): Promise<string[]>;
  /** All subcategories by their category's name, in the shop's order. */
  places(): Promise<{ category: string; places: ChosenPlace[] }[]>;
}

/** Drafts in a list. */
const LISTED_DRAFTS = 50;
/** Newest products of a subcategory whose specifications are counted, and most names that are taken of them. */
const COUNTED_PRODUCTS = 200;
const MOST_ASKED = 8;

export function openDrafts({
  query,
  transaction,
  media,
  store,
}: {
  query: Query;
  transaction: Transaction;
  media: Media;
  store: BlobStore;
}): ProductDrafts {
  const isWriter = async (userId: string | undefined, draft: string) => {
    if (userId === undefined || !isUuid(draft)) return false;
    const [found] = await query<{ sellerId: number }>(
      sql`select seller_id as "sellerId" from product_drafts where id = ${draft}`,
    );
    const scope = found && (await scopeAt(query, { userId, sellerId: found.sellerId }));
    return scope?.permissions.includes('products.write') ?? false;
  };
  media.accept('product', {
    mayAdd: ({ userId }, draft) => isWriter(userId, draft),
    maySee: ({ userId }, draft) => isWriter(userId, draft),
  });
  const pictures = createDraftPictures({ query, media, store });
  const read = async (sellerId: number, id: string) => {
    if (!isUuid(id)) return null;
    const [found] = await query<StoredDraft>(sql`
      select d.id, d.version, d.product_id as "productId", p.state, p.state_reason as reason, d.body, d.changed_at as "changedAt"
      from product_drafts d left join products p on p.id = d.product_id
      where d.id = ${id} and d.seller_id = ${sellerId}`);
    return found ?? null;
  };
  return {
    read,
    async preview(sellerId, id) {
      const draft = await read(sellerId, id);
      return draft && previewDraft(query, { sellerId, productId: draft.productId, body: draft.body });
    },
    list: (sellerId) =>
      query<DraftInList>(sql`
        select id, product_id as "productId", changed_at as "changedAt", body->>'name' as name from product_drafts
        where seller_id = ${sellerId} and version > 0 order by changed_at desc, id limit ${LISTED_DRAFTS}`),
    async begin(sellerId, { productId, isCopy = false }) {
      const product = productId === null ? null : await draftOfProduct(query, sellerId, productId);
      if (productId !== null && !product) return null;
      const body = isCopy && product ? copyOf(product) : (product ?? EMPTY_DRAFT);
      const ofProduct = isCopy ? null : productId;
      // A draft that nobody saved yet shows the product as it is now.
      const [draft] = await query<{ id: string }>(sql`
        insert into product_drafts as d (id, seller_id, product_id, body, changed_at)
        values (${randomUUID()}, ${sellerId}, ${ofProduct}, ${JSON.stringify(body)}::jsonb, now())
        on conflict (product_id) where product_id is not null do update set
          body = case when d.version = 0 then excluded.body else d.body end
        returning id`);
      if (!draft) throw new Error('A draft has no id');
      return draft.id;
    },
    async save({ sellerId, userId }, { id, version, body, pictures: names }) {
      const before = await read(sellerId, id);
      if (!before) return { ok: false, error: { code: 'not_found' } };
      const had = await picturesOf(query, before);
      const named = await pictures.named({ userId, draft: id }, names, had);
      if (!named) return { ok: false, error: { code: 'unknown_media' } };
      const choices = body.choices.map((choice) =>
        Object.assign({}, choice, { picture: pictureOf(choice.picture, named, before.body) }),
      );
      const mine: ProductDraft = Object.assign({}, body, { pictures: named, choices });
      const [saved] = await transaction((tx) =>
        tx<{ version: number }>(sql`
          update product_drafts set body = ${JSON.stringify(mine)}::jsonb, version = version + 1, changed_at = now()
          where id = ${id} and seller_id = ${sellerId} and version = ${version} returning version`),
      );
      if (saved) return { ok: true, value: { version: saved.version, body: mine } };
      const theirs = await read(sellerId, id);
      // A save whose answer was lost on the way comes once more.
      if (theirs && differingFields(mine, theirs.body).length === 0)
        return { ok: true, value: { version: theirs.version, body: theirs.body } };
      return { ok: false, error: theirs ? { code: 'draft_changed', theirs, mine } : { code: 'not_found' } };
    },
    async discard(sellerId, id) {
      if (!isUuid(id)) return;
      await query(sql`delete from product_drafts where id = ${id} and seller_id = ${sellerId}`);
    },
    async askedSpecifications(subcategoryId) {
      const [place] = await query<{ asked: string[] }>(sql`
        select asked from subcategories where id = ${subcategoryId}`);
      const asked = place?.asked ?? [];
      const usual = await query<{ key: string }>(sql`
        select min(s.key) as key from (
          select specifications from listed_products where subcategory_id = ${subcategoryId}
          order by id desc limit ${COUNTED_PRODUCTS}) p,
          jsonb_to_recordset(p.specifications) s(key text, value text)
        group by lower(s.key) order by count(*) desc, lower(s.key) limit ${MOST_ASKED}`);
      const known = new Set(asked.map(specificationName));
      return [...asked, ...usual.map(({ key }) => key).filter((key) => !known.has(specificationName(key)))];
    },
    async places() {
      const rows = await query<ChosenPlace & { category: string }>(sql`
        select c.name as category, s.id, s.name, s.not_returnable as "notReturnable"
        from subcategories s join categories c on c.id = s.category_id order by c.id, s.id`);
      return [...Map.groupBy(rows, ({ category }) => category)].map(([category, places]) => ({
        category,
        places: places.map(({ id, name, notReturnable }) => ({ id, name, notReturnable })),
      }));
    },
  };
}

/** A copy is a new product: it has no stock yet. */
const copyOf = (draft: ProductDraft): ProductDraft =>
  Object.assign({}, draft, {
    choices: draft.choices.map((choice) => Object.assign({}, choice, { stock: '', seen: null })),
  });

/** The address of a choice's photo: one of the draft's, or one that it had and that never was among these; else ''. */
function pictureOf(id: string, named: readonly DraftPicture[], before: ProductDraft): string {
  const own = named.find(({ address, media }) => address === id || media === id);
  if (own) return own.address;
  const isElsewhere = [...before.choices, ...(before.cut ?? [])].some(({ picture }) => picture === id);
  return isElsewhere && !before.pictures.some(({ address }) => address === id) ? id : '';
}

/** The pictures that a form may name: the draft's, and those that its product shows. */
async function picturesOf(query: Query, { body, productId }: StoredDraft): Promise<DraftPicture[]> {
  const [product] = await query<{ images: string[] }>(
    sql`select images from products where id = ${productId}`,
  );
  const shown = (product?.images ?? []).slice(0, PRODUCT_LIMITS.pictures);
  return [...body.pictures, ...shown.map((address) => ({ address, media: null, text: '' }))];
}
