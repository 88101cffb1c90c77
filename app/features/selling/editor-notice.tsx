import { sellingProductsCopy as copy } from '../../copy/selling-products.id.ts';
import { Link } from '../../ui/link.tsx';
import { DoneNotice } from './notice.tsx';

/** What came of the editor of a product, as the address says. @param product the number of the published one */
export function EditorNotice({ done, product }: { done: string | null; product: number }) {
  switch (done) {
    case 'opened':
      return <DoneNotice text={copy.opened} />;
    case 'discard':
      return <DoneNotice text={copy.discarded} />;
    case 'review':
    case 'hidden':
    case 'blocked':
    case 'archived':
      return <DoneNotice text={copy.unseen[done]} />;
    case 'publish':
      return Number.isInteger(product) && product > 0 ? (
        <div className="space-y-2">
          <DoneNotice text={copy.published} />
          <Link to={`/product/${product}`} className="link inline-flex min-h-11 items-center">
            {copy.showPublished}
          </Link>
        </div>
      ) : null;
    default:
      return null;
  }
}
