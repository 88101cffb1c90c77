import type { ReactNode } from 'react';
import type { ShopContact } from '#server/services.ts';
import { footerCopy as copy } from '../../copy/footer.id.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { COURIER_MARKS, type MarkName, PAYMENT_MARKS } from '../../ui/mark-names.ts';
import { memoizedPart } from '../../ui/memoized-part.tsx';
import { ConsumerService } from './consumer-service.tsx';
import type { FooterOff } from './footer-off.ts';
import { Logo } from './logo.tsx';

const HIGHLIGHT_ICONS = ['truck', 'shield-check', 'credit-card', 'headphones'] as const;

/** Service highlights, link columns, contact and copyright (P-PAGE-11). */
export default function Footer(props: { contact: ShopContact; off: readonly FooterOff[]; year: number }) {
  return (
    <footer
      className="site-footer border-t border-line bg-surface print:hidden"
      {...memoizedPart(FooterInside, props)}
    />
  );
}

function FooterInside({ contact, off, year }: Parameters<typeof Footer>[0]) {
  return (
    <>
      <Highlights off={off} />
      <div className="page grid py-4 sm:grid-cols-2 sm:gap-8 sm:py-10 lg:grid-cols-[1.3fr_1fr_1fr_1.3fr]">
        <div className="flex flex-wrap items-center gap-3 pb-2 sm:block sm:space-y-3">
          <Logo />
          <p className="flex-1 text-ink-soft max-sm:text-sm">{layoutCopy.tagline}</p>
          <Social contact={contact} />
        </div>
        <LinkColumn title={copy.service} links={copy.serviceLinks} />
        <LinkColumn title={copy.about} links={copy.aboutLinks} />
        <div>
          <Fold title={copy.contact}>
            <address className="text-ink-soft not-italic">
              <p className="sm:py-2">{contact.address}</p>
              <p>
                <a
                  className="inline-flex min-h-11 items-center hover:text-brand hover:underline"
                  href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
                >
                  {contact.phone}
                </a>
              </p>
              <p>
                <a
                  className="inline-flex min-h-11 items-center hover:text-brand hover:underline"
                  href={`mailto:${contact.email}`}
                >
                  {contact.email}
                </a>
              </p>
            </address>
            <ConsumerService registration={contact.registration} />
          </Fold>
        </div>
      </div>
      <div className="page flex flex-wrap gap-x-12 gap-y-4 pb-4 sm:pb-6">
        <Marks title={copy.payments} names={PAYMENT_MARKS.filter((mark) => !off.includes(mark))} />
        <Marks title={copy.couriers} names={COURIER_MARKS.filter((mark) => !off.includes(mark))} />
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-3 py-2 text-sm text-ink-soft sm:py-5">
          <p>{copy.copyright(year)}</p>
          <ul className="flex flex-wrap gap-x-4" lang="en">
            {copy.legalLinks.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 min-w-11 items-center hover:text-brand hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function Highlights({ off }: { off: readonly FooterOff[] }) {
  return (
    <ul className="page grid grid-cols-2 gap-4 wrap-anywhere border-b border-line py-4 sm:py-8 lg:grid-cols-[auto_auto_auto_minmax(0,18rem)] lg:justify-between lg:gap-6">
      {copy.highlights(off).map(({ title, text }, index) => {
        return (
          <li key={title} className="flex gap-2 sm:items-center sm:gap-3">
            <span className="shrink-0 text-brand max-sm:pt-0.5 sm:flex sm:size-11 sm:items-center sm:justify-center sm:rounded-xl sm:bg-brand-soft">
              <Icon name={HIGHLIGHT_ICONS[index] ?? 'truck'} className="size-5" />
            </span>
            <span>
              <span className="block font-semibold max-sm:text-sm">{title}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Marks({ title, names }: { title: string; names: readonly MarkName[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-sm font-bold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="flex">
            <Mark name={name} />
            <span className="sr-only">{copy.marks[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        <ul className="text-ink-soft">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center hover:text-brand hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** A column of the footer: on phones a line that opens, on wider screens always open below its title (`.fold` in app.css). */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="fold-title pb-2 font-bold">{title}</h2>
      <details className="fold">
        <summary className="flex min-h-11 list-none items-center justify-between font-bold">
          {title}
          <Icon name="chevron-down" className="size-5" />
        </summary>
        {children}
      </details>
    </>
  );
}

/** Icons of the social networks that have one of their own; another one gets a globe. */
const NETWORKS = [
  { host: 'instagram.com', name: 'Instagram', icon: 'instagram' },
  { host: 'facebook.com', name: 'Facebook', icon: 'facebook' },
  { host: 'youtube.com', name: 'YouTube', icon: 'youtube' },
  { host: 'tiktok.com', name: 'TikTok', icon: 'tiktok' },
] as const;

/** The shop's accounts elsewhere, from the settings. */
function Social({ contact }: { contact: ShopContact }) {
  return (
    <nav aria-label={copy.social}>
      <ul className="flex flex-wrap gap-2">
        {contact.social.map((url) => {
          const { hostname } = new URL(url);
          const network = NETWORKS.find(({ host }) => hostname.endsWith(host));
          return (
            <li key={url}>
              <a
                href={url}
                rel="noreferrer"
                aria-label={network?.name ?? hostname}
                className="icon-button border border-line text-brand"
              >
                <Icon name={network?.icon ?? 'globe'} className="size-5" />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
