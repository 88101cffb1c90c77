import { Fragment } from 'react';
import { Link } from './link.tsx';
import { parseInline } from './parse-inline.ts';

/** A line of text with its links and strong words. */
export function InlineText({ text: source }: { text: string }) {
  let place = 0;
  return parseInline(source).map((piece) => {
    place += piece.text.length;
    if (piece.kind === 'text') return <Fragment key={place}>{piece.text}</Fragment>;
    if (piece.kind === 'strong') return <strong key={place}>{piece.text}</strong>;
    return (
      <Link key={place} to={piece.to} className="link">
        {piece.text}
      </Link>
    );
  });
}
