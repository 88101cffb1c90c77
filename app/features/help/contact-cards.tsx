import type { ReactNode } from 'react';
import type { ShopContact } from '#server/services.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

export interface ContactTexts {
  email: { title: string; text: string };
  phone: { title: string; text: string; hours: string };
  chat: { title: string; text: string; action: string };
}

/** The address of the message form on the help centre's page. */
export const MESSAGE_FORM_ID = 'kirim-pesan';

/** E-mail, phone and live chat; the chat is WhatsApp where the shop has a number, else the message form (P-FORM-8). */
export function ContactCards({ texts, contact }: { texts: ContactTexts; contact: ShopContact }) {
  const { email, phone, chat } = texts;
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <ContactCard icon="mail" title={email.title} text={email.text}>
        <a href={`mailto:${contact.email}`} className="link inline-flex min-h-11 items-center break-all">
          {contact.email}
        </a>
      </ContactCard>
      <ContactCard icon="phone" title={phone.title} text={phone.text}>
        <a
          href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
          className="link inline-flex min-h-11 items-center"
        >
          {contact.phone}
        </a>
        <p className="text-sm text-ink-soft">{phone.hours}</p>
      </ContactCard>
      <ContactCard icon="message-circle" title={chat.title} text={chat.text} lang="en">
        {contact.whatsapp ? (
          <a
            href={`https://wa.me/${contact.whatsapp.replace(/\D/g, '')}`}
            rel="noreferrer"
            className="button button-accent"
          >
            {chat.action}
          </a>
        ) : (
          <Link to={`/help-center?tab=kontak#${MESSAGE_FORM_ID}`} className="button button-accent">
            {chat.action}
          </Link>
        )}
      </ContactCard>
    </div>
  );
}

function ContactCard({
  icon,
  title,
  text,
  lang,
  children,
}: {
  icon: IconName;
  title: string;
  text: string;
  lang?: 'en';
  children: ReactNode;
}) {
  return (
    <section className="card flex flex-col items-start gap-2 p-5">
      <span className="flex size-11 items-center justify-center rounded-xl bg-brand-soft text-brand">
        <Icon name={icon} className="size-5" />
      </span>
      <h2 className="text-lg font-bold" lang={lang}>
        {title}
      </h2>
      <p className="flex-1 text-ink-soft">{text}</p>
      <div>{children}</div>
    </section>
  );
}
