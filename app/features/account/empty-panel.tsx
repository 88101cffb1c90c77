import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** A part of the account where nothing is yet, with the way to the shop or to what begins it. */
export function EmptyPanel({
  icon,
  text,
  link,
  to = '/',
}: {
  icon: IconName;
  text: string;
  link: string;
  to?: string;
}) {
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} className="size-8" />
      </span>
      <p className="text-lg font-semibold">{text}</p>
      <Link to={to} className="button button-primary">
        {link}
      </Link>
    </div>
  );
}
