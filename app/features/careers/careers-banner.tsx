import { Link } from '../../ui/link.tsx';

/** What it is like to work here, with the ways to the positions and to the form. */
export function CareersBanner({
  title,
  text,
  links,
}: {
  title: string;
  text: string;
  links: readonly { to: string; label: string }[];
}) {
  return (
    <section className="always-light relative overflow-hidden rounded-card bg-brand p-6 text-on-brand sm:p-10">
      <div aria-hidden className="kawung absolute inset-0 opacity-80 invert" />
      <div className="relative max-w-2xl space-y-3">
        <h2 className="text-2xl font-bold sm:text-3xl">{title}</h2>
        <p className="sm:text-lg">{text}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          {links.map(({ to, label }, index) => (
            <Link
              key={to}
              to={to}
              className={`button focus-visible:outline-on-brand ${index === 0 ? 'button-accent' : 'border-on-brand hover:bg-brand-strong'}`}
            >
              {label}
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
