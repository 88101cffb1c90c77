import type { MarkName } from '#app/ui/mark-names.ts';

/** Letters that fill a width whatever font the page has: `at` is their left edge, in a box of 60 x 24. */
const word = (text: string, fill: string, at: number, wide: number, size: number, more = '') =>
  `<text x="${at}" y="${12 + size * 0.36}" font-size="${size}" font-weight="800" fill="${fill}" textLength="${wide}" lengthAdjust="spacingAndGlyphs"${more}>${text}</text>`;

const ITALIC = ' font-style="italic"';

/** What stands on the white plate of each mark: its letters with a simple shape, drawn here. No artwork is copied. */
const DRAWINGS: Readonly<Record<MarkName, string>> = {
  qris: `<path fill="none" stroke="#111" stroke-width="2" d="M5 9V5h4M5 15v4h4M55 9V5h-4M55 15v4h-4"/>${word('QRIS', '#111', 11, 38, 14)}`,
  bca: `<path fill="#0b5cad" d="M9 5c4 0 6 3 6 7s-2 7-6 7c-3 0-5-3-5-7s2-7 5-7Z"/><path stroke="#fff" stroke-width="1.5" d="M9 7v10M6 12h6"/>${word('BCA', '#0b5cad', 19, 36, 15, ITALIC)}`,
  bni: `<path fill="#f0671f" d="M4 4h14v16H4Z"/><path fill="none" stroke="#fff" stroke-width="2" d="M4 15 18 6M8 20 18 13"/>${word('BNI', '#0a6672', 22, 33, 15)}`,
  bri: `<rect x="4" y="4" width="16" height="16" rx="3" fill="#0a56a4"/><path fill="none" stroke="#fff" stroke-width="2" d="M8 16V8h5l-3 4 4 4"/>${word('BRI', '#0a56a4', 24, 30, 15)}`,
  permata: `<path fill="#5a9e2f" d="m10 6 5 6-5 6-5-6Z"/><path fill="#0d7a5f" d="m10 6 5 6h-10Z"/>${word('Permata', '#2f6e2a', 18, 38, 10)}`,
  mandiri: `${word('mandiri', '#12396f', 7, 46, 12)}<path fill="none" stroke="#f2ae1c" stroke-width="2" d="M30 5c6-3 10 3 16 0 3-1.5 5-1 7 0"/>`,
  gopay: `<circle cx="11" cy="12" r="6" fill="#0a9ad6"/><path fill="#fff" d="M8 10h6v1.500H8Zm3 2.500h3v2h-3Z"/>${word('gopay', '#14212f', 20, 36, 13)}`,
  shopeepay: `<path fill="#e8502f" d="M4 8h12l-1 11H5Z"/><path fill="none" stroke="#e8502f" stroke-width="1.5" d="M7 9c0-6 6-6 6 0"/>${word('S', '#fff', 8, 4.5, 8)}${word('ShopeePay', '#c93f1f', 18, 39, 8.5)}`,
  indomaret: `<path fill="#0b58a8" d="M2 6h56v12H2Z"/><path fill="#f7c81e" d="M2 4h56v2H2Z"/><path fill="#d9272e" d="M2 18h56v2H2Z"/>${word('Indomaret', '#fff', 7, 46, 10)}`,
  alfamart: `<rect x="3" y="5" width="54" height="14" rx="7" fill="#d6202b"/><path fill="#f7c81e" d="M10 19h40l-3 2H13Z"/>${word('Alfamart', '#fff', 9, 42, 10)}`,
  visa: `<path fill="#e2a01d" d="m7 6 5 0-3 4Z"/>${word('VISA', '#1a2d7c', 10, 40, 16, ITALIC)}`,
  mastercard: `<circle cx="24" cy="12" r="8" fill="#d9222a"/><circle cx="36" cy="12" r="8" fill="#f0a020"/><path fill="#ee6820" d="M30 6.700a8 8 0 0 1 0 10.6 8 8 0 0 1 0-10.600Z"/>`,
  jcb: [
    ['J', '#1b5aa8'],
    ['C', '#c8202f'],
    ['B', '#1f8a46'],
  ]
    .map(
      ([letter = '', fill = ''], nth) =>
        `<path fill="${fill}" d="M${13 + nth * 12} 7a4 4 0 0 1 4-4h6v14a4 4 0 0 1-4 4h-6Z"/>${word(letter, '#fff', 15 + nth * 12, 6, 10)}`,
    )
    .join(''),
  jne: `${word('JNE', '#1c2f6b', 8, 38, 15, ITALIC)}<path fill="#d9272e" d="M6 19h40l-2 2H6ZM48 6l6 6-6 6v-4h-3v-4h3Z"/>`,
  jnt: `<path fill="#d3131f" d="M2 4h56v16H2Z"/>${word('J&amp;T', '#fff', 8, 30, 15, ITALIC)}<path stroke="#fff" stroke-width="2" d="M43 9h12M45 12h10M43 15h12"/>`,
  sicepat: `<path fill="#c8102e" d="m4 15 5-10h4l-2 5h4l-7 9 2-4Z"/>${word('SiCepat', '#23262b', 17, 39, 11, ITALIC)}`,
  pos: `<path fill="#f2701d" d="M3 14c5 0 9-3 13-8-1 8-5 12-11 13 2-2 3-3 3-4-2 0-4 0-5-1Z"/>${word('POS', '#1f2c6c', 20, 34, 14)}`,
  anteraja: `<path fill="#c5127a" d="m4 18 7-13 4 7h-4l-2 6Z"/>${word('anteraja', '#c5127a', 17, 39, 11)}`,
  ninja: `<path fill="#c31f33" d="M4 12a7 7 0 0 1 14 0 7 7 0 0 1-14 0Z"/><path fill="#fff" d="M5 10h12v4H5Z"/><path fill="#23262b" d="M7 11h2.500v2H7Zm5.5 0H15v2h-2.500Z"/>${word('ninja', '#23262b', 22, 32, 13)}`,
};

/** A symbol for each mark: a white plate, so that its colours can be read in the dark scheme too. */
export function drawMarks(): string[] {
  return Object.entries(DRAWINGS).map(
    ([name, drawing]) =>
      `<symbol id="mark-${name}" viewBox="0 0 60 24"><rect x=".5" y=".5" width="59" height="23" rx="4" fill="#fff" stroke="#cfcadf"/>${drawing}</symbol>`,
  );
}
