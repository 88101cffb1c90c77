import { operatorOrderPath } from '#domain/paths.ts';
import { subjectWords } from '../../copy/operating.id.ts';
import { Link } from '../../ui/link.tsx';

const ABOUT_ORDER = 'order:';

/** What a case is about; an order leads to its page. */
export const CaseSubject = ({ subject }: { subject: string }) =>
  subject.startsWith(ABOUT_ORDER) ? (
    <Link to={operatorOrderPath(subject.slice(ABOUT_ORDER.length))} className="link">
      {subjectWords(subject)}
    </Link>
  ) : (
    subjectWords(subject)
  );
