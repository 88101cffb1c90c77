import { TRACK_PATH } from '#domain/paths.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';

const copy = orderPagesCopy.open;

/** The page of a mail's link that is unknown or over. */
export const UnknownLink = () => (
  <div className="page pt-6">
    <EmptyList title={copy.unknownTitle} text={copy.unknown} level={1}>
      <Link to={TRACK_PATH} className="button button-primary">
        {copy.track}
      </Link>
    </EmptyList>
  </div>
);
