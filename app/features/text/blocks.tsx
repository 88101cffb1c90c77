import { useId } from 'react';
import type { Block } from '../../content/blocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

/** Paragraphs, lists, tables and notes of a text; `level` is that of the headings in it. */
export function Blocks({ blocks, level = 3 }: { blocks: readonly Block[]; level?: 2 | 3 }) {
  return (
    <div className="max-w-prose space-y-4 leading-relaxed">
      {blocks.map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} level={level} />
      ))}
    </div>
  );
}

function BlockView({ block, level }: { block: Block; level: 2 | 3 }) {
  if ('p' in block) {
    return (
      <p>
        <InlineText text={block.p} />
      </p>
    );
  }
  if ('h' in block) {
    const Heading = `h${level}` as const;
    return <Heading className="pt-3 text-lg font-bold">{block.h}</Heading>;
  }
  if ('list' in block) {
    return (
      <ul className="list-disc space-y-2 pl-5 marker:text-brand">
        {block.list.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) {
    return (
      <ol className="list-decimal space-y-2 pl-6 marker:font-bold marker:text-brand">
        {block.steps.map((step) => (
          <li key={step} className="pl-1">
            <InlineText text={step} />
          </li>
        ))}
      </ol>
    );
  }
  if ('note' in block) return <Note text={block.note} />;
  return <TextTable {...block.table} />;
}

/** What a reader should not miss. */
export function Note({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-2xl bg-accent-soft p-4">
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <span>
        <InlineText text={text} />
      </span>
    </p>
  );
}

type TableText = Extract<Block, { table: unknown }>['table'];

/** Cells up to this many characters stay on one line; on phones only what is as short as a range of days. */
const SHORT_CELL = { phone: 10, wide: 18 };

function cellClass(text: string): string {
  const padding = 'px-2 py-2.5 sm:px-4';
  if (text.length <= SHORT_CELL.phone) return `${padding} whitespace-nowrap`;
  return `${padding} ${text.length <= SHORT_CELL.wide ? 'sm:whitespace-nowrap' : 'sm:min-w-48'}`;
}

/** A table that scrolls sideways inside its own box; its first column names the rows. */
export function TextTable({ caption, head, rows }: TableText) {
  const id = useId();
  return (
    <figure className="card overflow-hidden">
      <figcaption id={id} className="px-2 pt-3 pb-2 text-sm text-ink-soft sm:px-4">
        {caption}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus to be scrolled by keys */}
      <section className="overflow-x-auto focus-visible:-outline-offset-3" tabIndex={0} aria-labelledby={id}>
        <table aria-labelledby={id} className="w-full text-left max-sm:text-sm">
          <thead>
            <tr className="border-b border-line bg-sunken">
              {head.map((cell) => (
                <th key={cell} scope="col" className="px-2 py-2.5 sm:px-4 sm:whitespace-nowrap">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="nums">
            {rows.map(([first = '', ...cells]) => (
              <tr key={first} className="border-b border-line align-top last:border-0">
                <th scope="row" className={`font-semibold ${cellClass(first)}`}>
                  {first}
                </th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1] ?? cell} className={cellClass(cell)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
