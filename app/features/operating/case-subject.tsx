import type { Permission } from '#domain/access/permissions.ts';
import {
  ledgerPath,
  OPERATOR_HOLIDAYS_PATH,
  OPERATOR_SETTLEMENT_PATH,
  operatorOrderPath,
  operatorOrdersPath,
  operatorPersonPath,
  operatorReturnPath,
  operatorSellerPath,
  registrationPath,
} from '#domain/paths.ts';
import { subjectWords } from '../../copy/operating.id.ts';
import { Link } from '../../ui/link.tsx';
import { useHasRight } from './viewer-rights.ts';

/** A page that a subject leads to, and what it needs. */
interface SubjectPage {
  needs: Permission;
  to(id: string): string;
}

const shop: SubjectPage = { needs: 'operator.sellers', to: (id) => operatorSellerPath(Number(id)) };
/** A payment or a refund has no page of its own: its orders are found by its id. */
const money: SubjectPage = { needs: 'operator.orders', to: (id) => operatorOrdersPath({ q: id }) };

/** Where the kinds of subjects lead. */
const PAGES: Readonly<Record<string, SubjectPage>> = {
  order: { needs: 'operator.orders', to: operatorOrderPath },
  return: { needs: 'operator.returns', to: operatorReturnPath },
  shop,
  seller: shop,
  receipt: money,
  refund: money,
  account: { needs: 'operator.people', to: operatorPersonPath },
  registration: { needs: 'operator.sellers', to: registrationPath },
  suspense: { needs: 'operator.money.read', to: () => `${OPERATOR_SETTLEMENT_PATH}#tak-dikenal` },
  year: { needs: 'operator.settings', to: () => OPERATOR_HOLIDAYS_PATH },
};
/** What of the books does not agree is named by its check alone. */
const BOOKS: SubjectPage = { needs: 'operator.money.read', to: () => ledgerPath() };

/** What a case is about, and the way to its page where whoever looks may see it. */
export function CaseSubject({ subject }: { subject: string }) {
  const hasRight = useHasRight();
  const [kind = '', ...id] = subject.split(':');
  const page = id.length === 0 ? BOOKS : PAGES[kind];
  if (page === undefined || !hasRight(page.needs)) return subjectWords(subject);
  return (
    <Link to={page.to(id.join(':'))} className="link wrap-anywhere">
      {subjectWords(subject)}
    </Link>
  );
}
