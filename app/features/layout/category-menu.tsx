import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/late.ts';
import { CategoriesLoading } from './categories-loading.tsx';

const copy = layoutCopy.categoryMenu;

/** Comes with the categories when the menu is first opened. */
const CategoryPanel = onDemand(() => import('./category-panel.tsx'));

/**
 * 'Kategori' on wide screens (P-PAGE-21): a button that opens the categories below it. Without scripts, and until this
 * code is there, it is a link to all categories. Escape, a press elsewhere, leaving it and every navigation close it.
 */
export default function CategoryMenu() {
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [entersList, setEntersList] = useState(false);
  const isHydrated = useHydrated();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const panelId = useId();

  if (key !== shownAt) {
    setShownAt(key);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setIsOpen(false);
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  function open(intoList: boolean) {
    setWasOpened(true);
    setEntersList(intoList);
    setIsOpen(true);
  }

  function toggle() {
    if (isOpen) setIsOpen(false);
    else open(false);
  }

  function onClick(event: MouseEvent) {
    // With a key held, the link opens in a new tab as any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') toggle();
    else if (event.key === 'ArrowDown') open(true);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={menu} className="relative max-md:hidden">
      <a
        ref={button}
        href="/categories"
        {...(isHydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': panelId })}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="icon-button gap-x-2 px-2 font-semibold aria-expanded:text-brand max-lg:flex-col max-lg:text-xs max-lg:font-medium lg:px-3"
      >
        <Icon name="layout-grid" className="size-6 lg:size-5" />
        {copy.open}
        <Icon name="chevron-down" className={`size-4 max-lg:hidden ${isOpen ? 'rotate-180' : ''}`} />
      </a>
      <div
        id={panelId}
        hidden={!isOpen}
        className="card absolute top-full left-0 z-50 mt-2 max-h-[calc(100dvh-7rem)] min-h-40 w-[35rem] overflow-y-auto overscroll-contain shadow-float"
      >
        {wasOpened && (
          <Suspense fallback={<CategoriesLoading />}>
            <CategoryPanel isOpen={isOpen} entersList={entersList} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
