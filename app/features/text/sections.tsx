import type { Section } from '../../content/blocks.ts';
import { textCopy } from '../../copy/text-pages.id.ts';
import { Blocks } from './blocks.tsx';

/** The titled parts of a page, each with an id for `#id` links. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="space-y-8">
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className="space-y-3">
          <h2 className="text-xl font-bold">{title}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

/** Titled parts as numbered steps along a line. */
export function StepSections({ steps }: { steps: readonly Section[] }) {
  return (
    <ol>
      {steps.map(({ id, title, blocks }, index) => (
        <li
          key={id}
          id={id}
          className="relative flex gap-4 pb-8 not-last:before:absolute not-last:before:top-10 not-last:before:bottom-0 not-last:before:left-5 not-last:before:border-l-2 not-last:before:border-line"
        >
          <span
            aria-hidden
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand font-bold text-on-brand"
          >
            {index + 1}
          </span>
          <section className="min-w-0 flex-1 space-y-3 pt-1.5">
            <h2 className="text-xl font-bold">{title}</h2>
            <Blocks blocks={blocks} />
          </section>
        </li>
      ))}
    </ol>
  );
}

/** Links to the parts of a long page. */
export function ContentsList({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="daftar-isi" className="card p-4">
      <h2 id="daftar-isi" className="pb-1 text-sm font-bold text-ink-soft">
        {textCopy.onThisPage}
      </h2>
      <ul className="gap-x-6 sm:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="flex min-h-11 items-center hover:text-brand hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
