import type { Looks } from '../../content/about.id.ts';

const CLOTHES = 'M14 96c2-19 15-26 34-26s32 7 34 26Z';
const NECK = 'M40 56h16v14c0 10-16 10-16 0Z';
const INK = '#2a1c1a';

/** A portrait drawn in plain shapes, in a circle. */
export function Portrait({ looks }: { looks: Looks }) {
  const { ground, skin, shade, hair, clothes, head, glasses } = looks;
  return (
    <svg aria-hidden viewBox="0 0 96 96" className="size-20 shrink-0 rounded-full">
      <path d="M0 0h96v96H0Z" fill={ground} />
      {head === 'bun' && (
        <path d="M48 4a10 10 0 0 1 0 20 10 10 0 0 1 0-20ZM25 44c-3-42 49-42 46 0l2 20H23Z" fill={hair} />
      )}
      {head === 'veil' && (
        <path d="M48 10c26 0 30 24 28 44-1 14 6 22 8 42H12c2-20 9-28 8-42-2-20 2-44 28-44Z" fill={hair} />
      )}
      <path d={CLOTHES} fill={clothes} />
      <path d={NECK} fill={shade} />
      <path d="M48 20c14 0 19 10 18 22-1 14-8 24-18 24S31 56 30 42c-1-12 4-22 18-22Z" fill={skin} />
      <Hair head={head} hair={hair} />
      <g fill={INK}>
        <circle cx="41" cy="43" r="2" />
        <circle cx="55" cy="43" r="2" />
      </g>
      <g fill="none" stroke={INK} strokeWidth="1.6" strokeLinecap="round">
        <path d="M37 37.5c2-1.5 5-1.5 7 0M52 37.5c2-1.5 5-1.5 7 0" />
        <path d="M42 55c3 4 9 4 12 0" stroke="#8c3b36" strokeWidth="2" />
        <path d="M48 44v5.5h2" stroke={shade} />
        {glasses && (
          <path d="M35 43a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM49 43a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM47 42h2" />
        )}
      </g>
      <Collar head={head} clothes={clothes} veil={hair} />
    </svg>
  );
}

function Hair({ head, hair }: Pick<Looks, 'head' | 'hair'>) {
  if (head === 'veil') {
    return (
      <path
        d="M48 12c-18 0-22 16-20 32 1 16 9 26 20 26s19-10 20-26c2-16-2-32-20-32Zm0 9c11 0 16 8 15 20-1 13-6 22-15 22s-14-9-15-22c-1-12 4-20 15-20Z"
        fill={hair}
      />
    );
  }
  if (head === 'bun')
    return (
      <path d="M28 44c0-18 8-26 20-26s20 8 20 26c-3-8-8-14-16-15-8 6-16 5-20 6-2 2-3 5-4 9Z" fill={hair} />
    );
  return (
    <path d="M29 42c-5-22 8-28 21-27 12 0 22 8 17 27-2-3-2-8-4-11-9 2-20 1-26-3-3 3-6 9-8 14Z" fill={hair} />
  );
}

function Collar({ head, clothes, veil }: { head: Looks['head']; clothes: string; veil: string }) {
  if (head === 'veil') return <path d="M26 66c8 10 36 10 44 0l6 16c-14 10-42 10-56 0Z" fill={veil} />;
  return (
    <g>
      <path d="M38 70l10 10 10-10 5 3-13 16h-4L33 73Z" fill="#fff" opacity=".9" />
      <path d="M46 89h4l1 7h-6Z" fill={clothes} />
    </g>
  );
}
