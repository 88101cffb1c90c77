import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { specificationName } from '#domain/catalogue/licences.ts';
import { NOT_RETURNABLE } from '#domain/catalogue/not-returnable.ts';
import { PRODUCT_LIMITS, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { smallPicture } from '#domain/media/media-address.ts';
import { draftOfProductPath } from '#domain/paths.ts';
import type { ChosenPlace } from '#server/services.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import { PhotosField } from '../media/photos-field.tsx';
import { ChoiceFields, type ChoicePhotos } from './choice-fields.tsx';
import { DescriptionField } from './description-field.tsx';
import { type AutoSaved, useSavedDraft } from './use-saved-draft.ts';

export interface ProductEditorProps {
  shop: number;
  draft: string;
  /** What stands in the form: the stored draft, or what was typed and refused. */
  body: ProductDraft;
  /** The version that a save replaces. */
  version: number;
  /** What stands in the form is not saved yet. */
  isTyped: boolean;
  places: readonly { category: string; places: readonly ChosenPlace[] }[];
  /** Names that its category asks for, or that others of it specify. */
  asked: readonly string[];
  /** Sentences by the names of their controls. */
  faults: Readonly<Record<string, string>>;
}

/** Where the choices stand, to which a press that arranges or fills them leads back. */
export const CHOICES_ID = 'choices';

/** The form of a product. It saves itself while somebody types, and works without scripts. */
export function ProductEditor(props: ProductEditorProps) {
  const { shop, draft, body, places, faults } = props;
  const form = useFocusFault(faults);
  const isHydrated = useHydrated();
  const action = draftOfProductPath(shop, draft);
  const { saved, later, hold, isSaving, came } = useSavedDraft(form, {
    draft,
    action,
    first: { version: props.version, choices: body.choices, asked: props.asked },
    isTyped: props.isTyped,
  });
  const [photos, setPhotos] = useState<ChoicePhotos>(() =>
    body.pictures.map(({ address }) => ({ id: address, preview: smallPicture(address) })),
  );
  const faultOf = (name: string) => faults[name] ?? null;
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      encType={isHydrated ? 'application/x-www-form-urlencoded' : 'multipart/form-data'}
      className="max-w-3xl space-y-5"
      onChange={later}
      onSubmit={hold}
    >
      <input type="hidden" name="version" value={saved.version} />
      {/* Enter in a field saves, and publishes nothing. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {copy.save}
      </button>
      <Part title={copy.parts.photos}>
        <PhotosField
          purpose="product"
          subject={draft}
          known={body.pictures.map(({ address }) => ({ id: address, address, isWaiting: false }))}
          texts={new Map(body.pictures.map(({ address, text }) => [address, text]))}
          label={copy.photos}
          optionalText={copy.photosNeeded}
          faultText={faultOf('pictures')}
          isOrdered
          onPhotos={(there) => {
            setPhotos(there);
            later();
          }}
        />
      </Part>
      <Part title={copy.parts.about}>
        <TextField
          texts={{
            name: 'name',
            label: copy.name,
            optionalText: null,
            hint: copy.nameHint,
            faultText: faultOf('name'),
          }}
          control={{ defaultValue: body.name, maxLength: PRODUCT_LIMITS.name.max, autoComplete: 'off' }}
        />
        <PlaceField places={places} chosen={body.subcategory} faultText={faultOf('subcategory')} />
        <DescriptionField saved={body.description} faultText={faultOf('description')} />
      </Part>
      <Specifications {...props} asked={saved.asked} />
      <Variants {...props} />
      <Part title={copy.parts.price} id={CHOICES_ID}>
        <ChoiceFields choices={saved.choices} photos={photos} faults={faults} />
      </Part>
      <Part title={copy.parts.parcel}>
        <Sides {...props} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="free-shipping"
            defaultChecked={body.isFreeShipping}
            className="size-6 shrink-0"
          />
          <span>
            {copy.freeShipping}
            <span className="block text-sm text-ink-soft">{copy.freeShippingHint}</span>
          </span>
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="cod" defaultChecked={body.allowsCod} className="size-6 shrink-0" />
          <span>
            {copy.cod}
            <span className="block text-sm text-ink-soft">{copy.codHint}</span>
          </span>
        </label>
        <Field
          name="not-returnable"
          label={copy.returning}
          optionalText={null}
          hint={copy.returningHint}
          faultText={null}
        >
          {(control) => (
            <select {...control} defaultValue={body.notReturnable}>
              {(['', ...NOT_RETURNABLE] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {copy.returns[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Part>
      <div className="card bulk-bar space-y-2 p-3">
        <p role="status" className="text-sm font-semibold empty:hidden">
          <SavedWords isSaving={isSaving} came={came} action={action} />
        </p>
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <button type="submit" name="intent" value="publish" className="button button-primary max-sm:px-3">
            {copy.publish}
          </button>
          <button type="submit" name="intent" value="save" className="button button-quiet max-sm:px-3">
            {copy.save}
          </button>
          <button type="submit" name="intent" value="preview" className="button button-quiet max-sm:px-3">
            {copy.preview.open}
          </button>
        </div>
      </div>
    </Form>
  );
}

/** What the form says of its own saves. */
function SavedWords({
  isSaving,
  came,
  action,
}: {
  isSaving: boolean;
  came: AutoSaved['kind'] | null;
  action: string;
}) {
  // What could not be saved stays said while it is tried again.
  if (isSaving && came !== 'away' && came !== 'busy') return copy.saving;
  if (came === null) return null;
  if (came !== 'signed-out') return copy.came[came];
  return (
    <>
      {copy.signedOut.text}{' '}
      {/* A full load: the guard of the desk leads to what is missing, a login or a code, and back. */}
      <a href={action} className="link inline-flex min-h-11 items-center">
        {copy.signedOut.logIn}
      </a>
    </>
  );
}

const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section
    aria-label={title}
    id={id}
    tabIndex={id === undefined ? undefined : -1}
    className="card space-y-4 p-4 outline-none sm:p-5"
  >
    <h2 className="text-lg font-bold">{title}</h2>
    {children}
  </section>
);

function PlaceField({
  places,
  chosen,
  faultText,
}: {
  places: ProductEditorProps['places'];
  chosen: string;
  faultText: string | null;
}) {
  return (
    <Field name="subcategory" label={copy.place} optionalText={null} hint={undefined} faultText={faultText}>
      {(control) => (
        <select {...control} defaultValue={chosen}>
          <option value="">{copy.choosePlace}</option>
          {places.map(({ category, places: own }) => (
            <optgroup key={category} label={category}>
              {own.map(({ id, name, notReturnable }) => (
                <option key={id} value={id}>
                  {name}
                  {notReturnable !== null && copy.notReturnable}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

function Specifications({ body: { specifications }, asked, faults }: ProductEditorProps) {
  const known = new Set(specifications.map(({ key }) => specificationName(key)));
  // What another category asked for before stays: somebody may have typed into it.
  const [shown, setShown] = useState(asked);
  const more = asked.filter((key) => !shown.includes(key));
  if (more.length > 0) setShown([...shown, ...more]);
  // Behind them is one empty row, and another once it is typed into.
  const [own, setOwn] = useState(1);
  const rows = [
    ...specifications.map(({ key, value }, place) => ({ id: `known ${place}`, key, value })),
    ...shown
      .filter((key) => !known.has(specificationName(key)))
      .map((key) => ({ id: `asked ${key}`, key, value: '' })),
    ...Array.from({ length: own }, (_, place) => ({ id: `own ${place}`, key: '', value: '' })),
  ];
  return (
    <Part title={copy.parts.specifications}>
      <p className="text-sm text-ink-soft">{copy.specificationsHint}</p>
      {faults['specifications'] && (
        <p className="text-sm font-semibold text-danger">{faults['specifications']}</p>
      )}
      <ul className="space-y-3">
        {rows.map(({ id, key, value }, place) => (
          <li
            key={id}
            className="space-y-1"
            onChange={place === rows.length - 1 ? () => setOwn(own + 1) : undefined}
          >
            <div className="grid grid-cols-2 gap-2">
              <input
                name={`spec-key-${place}`}
                aria-label={copy.specificationKey(place + 1)}
                placeholder={copy.key}
                defaultValue={key}
                maxLength={PRODUCT_LIMITS.specificationKey}
                autoComplete="off"
                className="field"
              />
              <input
                name={`spec-${place}`}
                aria-label={copy.specificationValue(place + 1)}
                placeholder={copy.value}
                defaultValue={value}
                maxLength={PRODUCT_LIMITS.specificationValue}
                autoComplete="off"
                aria-invalid={faults[`spec-${place}`] ? true : undefined}
                aria-describedby={faults[`spec-${place}`] ? `spec-${place}-fault` : undefined}
                className="field aria-invalid:border-2 aria-invalid:border-danger"
              />
            </div>
            {faults[`spec-${place}`] && (
              <p id={`spec-${place}-fault`} className="text-sm font-semibold text-danger">
                {faults[`spec-${place}`]}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Variants({ body: { variants }, faults }: ProductEditorProps) {
  const rows = Array.from(
    { length: PRODUCT_LIMITS.variants },
    (_, place) => variants[place] ?? EMPTY_VARIANT,
  );
  const isOpen = variants.length > 0 || faults['variant-0'] !== undefined;
  return (
    <Part title={copy.parts.variants}>
      <details open={isOpen} className="space-y-4">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {copy.variantsOpen}
        </summary>
        <p className="text-sm text-ink-soft">{copy.variantsHint}</p>
        {rows.map(({ name, options }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div key={place} className="grid gap-3 sm:grid-cols-2">
            <TextField
              texts={{
                name: `variant-${place}`,
                label: copy.variantName(place + 1),
                optionalText: '',
                hint: copy.variantNameHint(place + 1),
                faultText: faults[`variant-${place}`] ?? null,
              }}
              control={{ defaultValue: name, maxLength: PRODUCT_LIMITS.variantName, autoComplete: 'off' }}
            />
            <TextField
              texts={{
                name: `options-${place}`,
                label: copy.variantOptions(place + 1),
                optionalText: '',
                hint: copy.variantOptionsHint(place + 1),
                faultText: null,
              }}
              control={{ defaultValue: options.join(', '), autoComplete: 'off' }}
            />
          </div>
        ))}
        <button type="submit" name="intent" value="arrange" className="button button-quiet">
          {copy.arrange}
        </button>
      </details>
    </Part>
  );
}

const EMPTY_VARIANT: { name: string; options: readonly string[] } = { name: '', options: [] };

function Sides({ body, faults }: ProductEditorProps) {
  return (
    <div className="space-y-1.5">
      <div className="grid grid-cols-3 gap-2">
        {(['length', 'width', 'height'] as const).map((side) => (
          <TextField
            key={side}
            texts={{
              name: side,
              label: copy[side],
              optionalText: '',
              hint: undefined,
              faultText: faults[side] ?? null,
            }}
            control={{ inputMode: 'numeric', defaultValue: body[side], autoComplete: 'off' }}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{copy.sizeHint}</p>
    </div>
  );
}
