import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** What stands where there is nothing to check out, with the way back to the cart. */
export function NoCheckout({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name="shopping-cart" className="size-8" />
      </span>
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <Link to="/cart" className="button button-primary">
        {link}
      </Link>
    </div>
  );
}
