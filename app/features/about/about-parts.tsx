import type { ReactNode } from 'react';
import type { Looks } from '../../content/about.id.ts';
import { Portrait } from './portrait.tsx';

interface Titled {
  title: string;
  text: string;
}

/** What the shop stands for, one card each. */
export function Values({ values }: { values: readonly Titled[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
      {values.map(({ title, text }, index) => (
        <li key={title} className={`card space-y-2 p-5 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}`}>
          <h3 className="text-lg font-bold text-brand">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The shop in figures (P-SHOP-22). */
export function Achievements({
  achievements,
}: {
  achievements: readonly { figure: string; label: string }[];
}) {
  return (
    <dl className="kawung grid grid-cols-2 gap-x-4 gap-y-6 rounded-card bg-brand-soft p-6 sm:grid-cols-5">
      {achievements.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-2xl font-extrabold text-brand sm:text-3xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The people behind the shop, each with a drawn portrait. */
export function Team({
  team,
}: {
  team: readonly { name: string; role: string; text: string; looks: Looks }[];
}) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {team.map(({ name, role, text, looks }) => (
        <li key={name} className="card space-y-3 p-5">
          <div className="flex items-center gap-4">
            <Portrait looks={looks} />
            <div>
              <h3 className="font-bold">{name}</h3>
              <p className="text-sm text-ink-soft">{role}</p>
            </div>
          </div>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A part of the page under its title. */
export function AboutSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-xl font-bold sm:text-2xl">{title}</h2>
      {children}
    </section>
  );
}
