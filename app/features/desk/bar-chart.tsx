import { useId } from 'react';
import { desksCopy } from '../../copy/desks.id.ts';

/** A bar of a chart. */
export interface Bar {
  label: string;
  value: number;
  /** The value as it is read, such as 'Rp1.200.000'. */
  text: string;
}

/** Width of one bar with its gap, and height of the chart, in units of the picture. */
const STEP = 10;
const GAP = 2;
const HEIGHT = 40;

/** Bars in a picture, with the same figures in a table for those who read them; a sentence when all are 0. None is below 0. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value));
  if (most <= 0) {
    return (
      <figure className="card space-y-3 p-4">
        <figcaption className="font-semibold">{title}</figcaption>
        <p className="text-ink-soft">{desksCopy.list.noFigures}</p>
      </figure>
    );
  }
  return (
    <figure className="card space-y-3 p-4">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="bar-chart text-brand"
      >
        {bars.map(({ label, value, text }, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              key={label}
              x={index * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              fill="currentColor"
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="nums flex justify-between text-sm text-ink-soft" aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <details>
        <summary className="link min-h-11 py-2">{desksCopy.list.figures}</summary>
        <table aria-labelledby={id} className="nums w-full text-left">
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th scope="row" className="py-1 font-normal">
                  {label}
                </th>
                <td className="py-1 text-right">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
