import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { operatorProductsPath, operatorSellerPath } from '#domain/paths.ts';
import type { OperatorProduct } from '#server/services.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { Fact } from './fact.tsx';

const copy = operatingProductsCopy.product;

/** One product as an operator looks at it, whatever its state, and what can be done with it. */
export function ProductScreen({ product, ground }: { product: OperatorProduct; ground: FormGround }) {
  const { id, name, state } = product;
  return (
    <>
      <div className="space-y-1">
        <Link to={operatorProductsPath()} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{name}</h1>
        <p className="text-ink-soft">{copy.number(id)}</p>
        {state === 'listed' && (
          <Link to={`/product/${id}`} className="link inline-flex min-h-11 items-center">
            {copy.page}
          </Link>
        )}
      </div>
      <Actions product={product} ground={ground} />
      <Facts product={product} />
      <section className="card space-y-4 p-4 sm:p-5">
        <h2 className="text-lg font-bold">{copy.images}</h2>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {product.images.map((image, index) => (
            <li key={image}>
              <Picture
                src={image}
                sizes="(min-width: 40rem) 15rem, 45vw"
                largest={640}
                alt={copy.image(name, index + 1)}
                width={320}
                height={320}
                when="near"
                className="aspect-square w-full rounded-xl bg-sunken object-cover"
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="card space-y-4 p-4 wrap-anywhere sm:p-5">
        <h2 className="text-lg font-bold">{copy.text}</h2>
        {!product.description.startsWith(product.shortDescription) && (
          <p className="font-semibold">{product.shortDescription}</p>
        )}
        <p className="whitespace-pre-line">{product.description}</p>
      </section>
    </>
  );
}

function Actions({ product: { state }, ground }: { product: OperatorProduct; ground: FormGround }) {
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'review' && (
        <CommandForm
          ground={ground}
          intent="approve"
          words={operatingProductsCopy.approve}
          look="button-primary"
          hasReason={false}
        />
      )}
      {(state === 'review' || state === 'listed' || state === 'hidden') && (
        <CommandForm ground={ground} intent="block" words={operatingProductsCopy.block} hasReason={false}>
          {(typed) => <WhyField typed={typed} />}
        </CommandForm>
      )}
      {state === 'blocked' && (
        <CommandForm
          ground={ground}
          intent="unblock"
          words={operatingProductsCopy.unblock}
          hasReason={false}
        />
      )}
    </div>
  );
}

/** The reason that a shop reads at its product. */
export const WhyField = ({ typed }: { typed: Readonly<Record<string, string>> }) => (
  <TextField
    texts={plainField('why', operatingProductsCopy.why, operatingProductsCopy.whyHint)}
    control={{ rows: 3, maxLength: 300, defaultValue: typed['why'] ?? '' }}
  />
);

function Facts({ product }: { product: OperatorProduct }) {
  const { sellerId, shop, category, subcategory, price, state, stateReason, variants, specifications } =
    product;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.facts}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={copy.state}>{operatingProductsCopy.state(state)}</Fact>
        {stateReason !== null && <Fact name={copy.reason}>{stateReason}</Fact>}
        <Fact name={copy.shop}>
          <Link to={operatorSellerPath(sellerId)} className="link">
            {shop}
          </Link>
        </Fact>
        <Fact name={copy.category}>
          {category}, {subcategory}
        </Fact>
        <Fact name={copy.price}>{formatRupiah(rupiah(price))}</Fact>
        <Fact name={copy.changed}>{formatDateTime(product.updatedAt)} WIB</Fact>
        {variants.length > 0 && (
          <Fact name={copy.variants}>
            {variants.map(({ name, options }) => `${name}: ${options.join(', ')}`).join('; ')}
          </Fact>
        )}
        {specifications.length > 0 && (
          <Fact name={copy.specifications}>
            {specifications.map(({ key, value }) => `${key}: ${value}`).join('; ')}
          </Fact>
        )}
      </dl>
    </section>
  );
}
