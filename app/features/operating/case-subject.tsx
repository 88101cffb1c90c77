import {
  OPERATOR_SETTLEMENT_PATH,
  operatorOrderPath,
  operatorReturnPath,
  operatorSellerPath,
  registrationPath,
} from '#domain/paths.ts';
import { subjectWords } from '../../copy/operating.id.ts';
import { Link } from '../../ui/link.tsx';

/** Where the kinds of subjects lead that have a page. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: operatorOrderPath,
  return: operatorReturnPath,
  shop: (id) => operatorSellerPath(Number(id)),
  registration: registrationPath,
  suspense: () => `${OPERATOR_SETTLEMENT_PATH}#tak-dikenal`,
};

/** What a case is about, and the way to its page. */
export function CaseSubject({ subject }: { subject: string }) {
  const [kind = '', ...id] = subject.split(':');
  const page = PAGES[kind];
  if (page === undefined) return subjectWords(subject);
  return (
    <Link to={page(id.join(':'))} className="link">
      {subjectWords(subject)}
    </Link>
  );
}
