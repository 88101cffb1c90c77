import { useLocation } from 'react-router';
import { loginPath } from '#domain/accounts/next-path.ts';
import { TRACK_PATH } from '#domain/paths.ts';
import { orderCopy } from '../../../copy/order.id.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { EmptyList } from '../../../ui/empty-list.tsx';
import { Link } from '../../../ui/link.tsx';

const copy = returnCopy.missing;

/** The page of a return that is not there, or that this visitor may not see (status 404). */
export function MissingReturn() {
  const { pathname } = useLocation();
  return (
    <div className="page pt-6">
      <EmptyList title={copy.title} text={copy.text} level={1}>
        <Link to={loginPath(pathname)} className="button button-primary">
          {copy.login}
        </Link>
        <Link to={TRACK_PATH} className="link inline-flex min-h-11 items-center">
          {orderCopy.missing.track}
        </Link>
      </EmptyList>
    </div>
  );
}
