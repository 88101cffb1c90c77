import { data, isRouteErrorResponse, redirect, useLocation, useSearchParams } from 'react-router';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { parseId } from '#domain/parse-id.ts';
import { draftOfProductPath, draftPreviewPath, sellingPath, shopProductsPath } from '#domain/paths.ts';
import type { ProductDrafts } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { forgetUnsaved } from '../browser/unsaved-draft.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { productEditorCopy as copy } from '../copy/product-editor.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { DraftConflict } from '../features/selling/draft-conflict.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { CHOICES_ID, ProductEditor } from '../features/selling/product-editor.tsx';
import { type DraftDone, takeDraftForm } from '../features/selling/take-draft-form.ts';
import { UnsavedOffer, useUnsaved } from '../features/selling/unsaved-offer.tsx';
import type { AutoSaved } from '../features/selling/use-saved-draft.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { ConfirmPopover } from '../ui/confirm-popover.tsx';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-draft';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.titleNew), description: copy.description, noindex: true });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { drafts } = context.get(servicesContext);
  const { sellerId: shop } = shopScopeOf({ context });
  const draft = await drafts.read(shop, params.draft);
  if (!draft) return data({ shop, draft: null, places: [], asked: [] }, { status: 404 });
  return { shop, draft, places: await drafts.places(), asked: await askedOf(drafts, draft.body) };
}

async function askedOf(drafts: ProductDrafts, body: ProductDraft): Promise<string[]> {
  const subcategory = parseId(body.subcategory);
  return subcategory === null ? [] : drafts.askedSpecifications(subcategory);
}

/** Saves, previews, publishes or discards a draft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { drafts, commands } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const { sellerId: shop } = scope;
  const form = await request.formData();
  const intent = form.get('intent');
  const isOfChoices = intent === 'arrange' || intent === 'fill';
  const products = shopProductsPath(shop);
  if (intent === 'discard') {
    await drafts.discard(shop, params.draft);
    throw redirect(`${products}?done=discard`, 303);
  }
  const stored = await drafts.read(shop, params.draft);
  const done = stored
    ? await takeDraftForm(form, { drafts, commands, scope, stored })
    : { kind: 'gone' as const };
  if (intent === 'autosave') {
    return data({ auto: await autoSavedOf(drafts, done), answer: null });
  }
  switch (done.kind) {
    case 'saved':
      throw redirect(
        intent === 'preview'
          ? draftPreviewPath(shop, params.draft)
          : `${draftOfProductPath(shop, params.draft)}?done=save${isOfChoices ? `#${CHOICES_ID}` : ''}`,
        303,
      );
    case 'published':
      throw redirect(
        `${products}?done=${done.state === 'listed' ? 'publish' : done.state}&n=${done.product}`,
        303,
      );
    case 'again':
      return data({ auto: null, answer: done.answer }, { status: done.status });
    case 'gone':
      return data({ auto: null, answer: null }, { status: 404 });
  }
}

async function autoSavedOf(drafts: ProductDrafts, done: DraftDone): Promise<AutoSaved> {
  switch (done.kind) {
    case 'saved': {
      const { version, body } = done;
      return { kind: 'saved', version, choices: body.choices, asked: await askedOf(drafts, body) };
    }
    case 'again':
      return { kind: done.status === 409 ? 'conflict' : 'refused' };
    case 'gone':
      return { kind: 'gone' };
    case 'published':
      return { kind: 'refused' };
  }
}

/**
 * A save that nobody pressed for must not take the page away, whatever becomes of it: what fails is an answer, too. A form that
 * was taken leaves nothing unsaved.
 */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.get('intent') === 'autosave') {
    try {
      const { auto } = await serverAction();
      if (auto?.kind === 'saved') forgetUnsaved(params.draft, form);
      return auto ?? ({ kind: 'refused' } as const);
    } catch (thrown) {
      return { kind: failureOf(thrown) };
    }
  }
  try {
    return await keepPost(request, serverAction);
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get('Location') : null;
    // The guards of the desk lead elsewhere.
    if (to?.startsWith(sellingPath(Number(params.shop)))) forgetUnsaved(params.draft);
    throw thrown;
  }
}

function failureOf(thrown: unknown): 'away' | 'busy' | 'signed-out' | 'gone' {
  if (thrown instanceof Response) return 'signed-out';
  if (thrown instanceof TypeError) return 'away';
  const isOver = isRouteErrorResponse(thrown) && [401, 403, 404].includes(thrown.status);
  return isOver ? 'gone' : 'busy';
}

/** The editor of a product. */
export default function SellingDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, draft, places, asked } = loaderData;
  const location = useLocation();
  const [search] = useSearchParams();
  const answer = (actionData && 'answer' in actionData && actionData.answer) || null;
  const unsaved = useUnsaved(draft, { at: location.key, answered: answer });
  if (!draft) {
    return (
      <div className="page">
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={shopProductsPath(shop)} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      </div>
    );
  }
  const { id, productId, state, reason, version, body } = draft;
  return (
    <div className="page space-y-5">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">
          {productId === null ? copy.titleNew : copy.title(productId)}
        </h1>
        {state !== null && <p className="text-ink-soft">{copy.states[state]}</p>}
        {reason !== null && <p className="font-semibold wrap-anywhere">{copy.whyBlocked(reason)}</p>}
        <Link to={shopProductsPath(shop)} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </div>
      <Outcome>
        {answer && <RefusedNotice text={answer.notice} />}
        {answer?.theirs && <DraftConflict theirs={answer.theirs} places={places} />}
        {!answer && search.get('done') === 'save' && <DoneNotice text={copy.saved} />}
      </Outcome>
      {unsaved.offered && <UnsavedOffer {...unsaved} />}
      <ProductEditor
        key={`${location.key} ${unsaved.taken !== null}`}
        shop={shop}
        draft={id}
        body={unsaved.taken?.body ?? answer?.body ?? body}
        version={unsaved.taken?.version ?? answer?.version ?? version}
        isTyped={unsaved.taken !== null}
        places={places}
        asked={asked}
        faults={answer?.faults ?? NO_FAULTS}
      />
      <ConfirmPopover
        intent="discard"
        action={draftOfProductPath(shop, id)}
        words={copy.discard}
        look="button-quiet"
      />
    </div>
  );
}

const NO_FAULTS = {};
