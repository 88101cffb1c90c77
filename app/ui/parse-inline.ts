/** A piece of a line of text: plain, strong, or a link into the shop. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string };

const MARKUP = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)|\*\*(.+?)\*\*/g;

/** Reads `[label](/path)` and `**strong**`; nothing else is markup, and links lead nowhere but into the shop. */
export function parseInline(source: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, label, to, strong] = match;
    if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', text: label, to });
    else pieces.push({ kind: 'strong', text: strong ?? '' });
    end = match.index + whole.length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
}
