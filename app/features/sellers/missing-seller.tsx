import { useNavigate } from 'react-router';
import { sellersCopy } from '../../copy/sellers.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';

const copy = sellersCopy.notFound;

/** The page of a shop that is not there (status 404); 'Kembali' goes back one page, or to the list of shops. */
export function MissingSeller() {
  const navigate = useNavigate();
  return (
    <div className="page pt-6">
      <EmptyList title={copy.title} text={copy.text} level={1}>
        <Link
          to="/seller"
          onClick={(event) => {
            if (window.history.length <= 1) return;
            event.preventDefault();
            navigate(-1);
          }}
          className="button button-primary"
        >
          {copy.back}
        </Link>
      </EmptyList>
    </div>
  );
}
