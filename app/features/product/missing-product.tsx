import { productCopy } from '../../copy/product.id.ts';
import { Link } from '../../ui/link.tsx';
import { EmptyList } from '../catalogue/empty-list.tsx';

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
