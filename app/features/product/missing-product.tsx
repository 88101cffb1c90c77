import { productCopy } from '../../copy/product.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';

const copy = productCopy.notFound;

/** The page of a product that is not there (status 404, P-PROD-11). */
export function MissingProduct() {
  return (
    <div className="page pt-6">
      <EmptyList title={copy.title} text={copy.text} level={1}>
        <Link to="/categories" className="button button-primary">
          {copy.link}
        </Link>
      </EmptyList>
    </div>
  );
}
