import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuCategory } from '#contracts/catalogue/categories.ts';
import { askCategories } from '../../browser/ask-categories.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CategoriesLoading } from './categories-loading.tsx';

const copy = layoutCopy.categoryMenu;

/** How long the pointer must rest on a category until its subcategories are shown, in milliseconds. */
const HOVER_MS = 80;

type Answer = Awaited<ReturnType<typeof askCategories>>;

/** What the menu of categories holds: loaded when it is first opened, and again after a failure. */
export default function CategoryPanel({ isOpen, entersList }: { isOpen: boolean; entersList: boolean }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isWanted = isOpen && !answer?.ok;

  useEffect(() => {
    if (!isWanted) return;
    setAnswer(null);
    askCategories().then(setAnswer);
  }, [isWanted]);

  if (answer === null) return <CategoriesLoading />;
  if (answer.ok) {
    return <Categories categories={answer.value.categories} isOpen={isOpen} entersList={entersList} />;
  }
  return (
    <div className="space-y-1 p-5">
      <p role="status">{copy.failed}</p>
      <Link to="/categories" className="link inline-flex min-h-11 items-center">
        {copy.all}
      </Link>
    </div>
  );
}

/**
 * The categories, and beside them the subcategories of the one under the pointer or the focus. Each list of
 * subcategories follows its category in the order of the focus; arrow keys lead up, down and across.
 */
function Categories({
  categories,
  isOpen,
  entersList,
}: {
  categories: readonly MenuCategory[];
  isOpen: boolean;
  entersList: boolean;
}) {
  const [shown, setShown] = useState(categories[0]?.slug);
  const list = useRef<HTMLUListElement>(null);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (isOpen && entersList) list.current?.querySelector<HTMLElement>('[data-category]')?.focus();
    return () => clearTimeout(hover.current);
  }, [isOpen, entersList]);

  /** Not at once: on its way to the subcategories the pointer crosses other categories. */
  function showSoon(slug: string) {
    clearTimeout(hover.current);
    hover.current = setTimeout(() => setShown(slug), HOVER_MS);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const linksOf = (kind: string) =>
      Array.from(event.currentTarget.querySelectorAll<HTMLElement>(`[data-${kind}]`));
    const [all, subcategories] = [linksOf('category'), linksOf('subcategory')];
    const from = document.activeElement as HTMLElement;
    const isInside = subcategories.includes(from);
    const column = isInside ? subcategories : all;
    const at = column.indexOf(from);
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      ArrowDown: column[at + 1],
      ArrowUp: column[at - 1],
      Home: column[0],
      End: column.at(-1),
      ArrowRight: isInside ? undefined : subcategories[0],
      ArrowLeft: isInside ? all.find(({ dataset }) => dataset['category'] === shown) : undefined,
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    targets[event.key]?.focus();
  }

  return (
    <nav aria-label={copy.label} onKeyDown={onKeyDown} className="relative p-2">
      <ul ref={list} className="w-60">
        {categories.map(({ name, slug, subcategories }) => (
          <li key={slug}>
            <Link
              to={`/category/${slug}`}
              data-category={slug}
              onPointerEnter={() => showSoon(slug)}
              onPointerLeave={() => clearTimeout(hover.current)}
              onFocus={() => setShown(slug)}
              className={`flex min-h-11 items-center justify-between rounded-lg px-3 font-semibold ${slug === shown ? 'bg-brand-soft text-brand' : ''}`}
            >
              {name}
              <Icon name="chevron-right" className="size-4" />
            </Link>
            {slug === shown && (
              <ul aria-label={name} className="absolute inset-y-2 right-2 left-64 border-l border-line pl-4">
                {subcategories.map((subcategory) => (
                  <li key={subcategory.slug}>
                    <Link
                      to={`/category/${slug}?sub=${subcategory.slug}`}
                      data-subcategory
                      className="flex min-h-11 items-center rounded-lg px-3 hover:bg-sunken"
                    >
                      {subcategory.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <Link to="/categories" data-category="" className="link flex min-h-11 items-center px-3">
            {copy.all}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
