import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';

/** What the menu of categories shows until they are there. */
export function CategoriesLoading() {
  return (
    <p role="status" className="flex items-center gap-2 p-5 text-ink-soft">
      <Icon name="loader-circle" className="size-5 animate-spin" />
      {layoutCopy.categoryMenu.loading}
    </p>
  );
}
