import fs from 'node:fs';
import path from 'node:path';

/** What measures.json tells of a product. Lengths are centimetres, and everything on a drawing is to scale. */
interface Measures {
  figure: keyof typeof FIGURES;
  /** What `across` measures: all of the figure, or the part of it that {@link FIGURES} says. */
  width: number;
  across: string;
  height: number;
  down: string;
  note: string;
  beside: keyof typeof THINGS;
}

/** Outlines in a box of 100 x 100, from where to where their width is measured, and how far down: else below all. */
const FIGURES = {
  tee: {
    from: 22,
    to: 78,
    at: null,
    path: 'M36 3Q50 12 64 3L80 8 100 32 86 41 78 32V100H22V32L14 41 0 32 20 8Z',
  },
  tunic: {
    from: 27,
    to: 73,
    at: 36,
    path: 'M40 2Q50 9 60 2L74 6 100 40 88 46 73 28 80 100H20L27 28 12 46 0 40 26 6Z',
  },
  blouse: {
    from: 25,
    to: 75,
    at: 42,
    path: 'M40 2 50 20 60 2 75 6 100 58 88 63 74 36 72 60 80 100H20L28 60 26 36 12 63 0 58 25 6Z',
  },
  dress: {
    from: 31,
    to: 69,
    at: 24,
    path: 'M42 1Q50 5 58 1L68 3 92 34 82 38 69 18 66 34 100 100H0L34 34 31 18 18 38 8 34 32 3Z',
  },
  trousers: { from: 14, to: 86, at: 4, path: 'M14 0H86L100 34 84 100H58L51 36H49L42 100H16L0 34Z' },
  culottes: { from: 22, to: 78, at: 4, path: 'M22 0H78L90 30 100 100H56L51 34H49L44 100H0L10 30Z' },
  shoe: {
    from: 0,
    to: 100,
    at: null,
    path: 'M3 30C10 38 24 40 30 20L38 8C46 30 60 46 82 54 96 58 100 70 99 84V100H1V72C3 58 0 44 3 30Z M1 84H99',
  },
  flat: {
    from: 0,
    to: 100,
    at: null,
    path: 'M1 40C6 22 14 30 24 46 44 68 60 60 72 50L99 86 98 100H2Z M2 88H99',
  },
  sandal: {
    from: 0,
    to: 100,
    at: null,
    path: 'M2 78H98Q102 90 96 100H4Q0 90 2 78Z M10 78C8 40 14 18 20 20S28 60 26 78 M46 78C46 44 52 30 58 32S66 60 66 78',
  },
  square: { from: 0, to: 100, at: null, path: 'M0 0H100V100H0Z M5 5H95V95H5Z' },
  mortar: {
    from: 0,
    to: 100,
    at: null,
    path: 'M0 14C10 0 90 0 100 14 98 50 76 76 62 84L66 100H34L38 84C24 76 2 50 0 14Z M8 14C26 44 74 44 92 14',
  },
  mop: {
    from: 0,
    to: 100,
    at: null,
    path: 'M4 78H66L60 100H10Z M80 0H84V90H80Z M68 100C70 92 76 89 82 89S94 92 98 100Z',
  },
  diaper: {
    from: 0,
    to: 100,
    at: null,
    path: 'M0 6H100L94 26C76 30 68 48 68 70 68 90 60 100 50 100S32 90 32 70C32 48 24 30 6 26Z M6 12H12M88 12H94M42 18H46M54 18H58',
  },
  plate: {
    from: 0,
    to: 100,
    at: null,
    path: 'M50 0A50 50 0 0 1 50 100 50 50 0 0 1 50 0Z M50 8A42 42 0 0 1 50 92 42 42 0 0 1 50 8Z M8 50H92M50 8V50',
  },
  coil: {
    from: 0,
    to: 100,
    at: null,
    path: 'M50 4A46 46 0 0 1 50 96 46 46 0 0 1 50 4Z M50 11A39 39 0 0 1 50 89 39 39 0 0 1 50 11Z M80 82 92 100M20 82 8 100',
  },
  doll: {
    from: 0,
    to: 100,
    at: null,
    path: 'M50 0C76 0 86 14 84 26 82 38 72 43 66 45 88 50 100 62 94 70L78 66C82 80 92 84 98 92 96 102 78 102 68 90H32C22 102 4 102 2 92 8 84 18 80 22 66L6 70C0 62 12 50 34 45 28 43 18 38 16 26 14 14 24 0 50 0Z',
  },
  board: {
    from: 0,
    to: 100,
    at: null,
    path: 'M0 0H100V100H0Z M3 6H97V94H3Z M8 32 22 66 30 74 20 46ZM34 40 46 34 50 54 40 58ZM56 40 60 36 62 58 57 60ZM30 80H52V84H30ZM72 42 92 58 90 66 78 56Z',
  },
} as const;

/** Things that everybody knows by their size, in centimetres. */
const THINGS = {
  a4: { name: 'kertas A4', width: 21, height: 29.7, path: 'M0 0H78L100 16V100H0Z M78 0V16H100' },
  hand: {
    name: 'tangan 18 cm',
    width: 11,
    height: 18,
    path: 'M24 100C20 82 4 70 1 52 0 46 8 46 12 52L22 62 20 14C20 8 30 8 31 14L35 44 37 6C37 0 47 0 48 6L50 44 55 8C56 2 65 3 65 9L64 47 72 22C74 16 83 18 82 25L76 62C76 78 72 88 70 100Z',
  },
  cup: {
    name: 'cangkir 9 cm',
    width: 11,
    height: 9,
    path: 'M0 0H74V80Q74 100 56 100H18Q0 100 0 80Z M74 18C104 14 104 74 74 66',
  },
} as const;

/** The side of a drawing, and the room for its figures, in pixels. */
const SIDE = 640;
const ROOM = { wide: 396, tall: 430, left: 146, top: 96 };
/** Between the goods and the thing beside them, in pixels. */
const GAP = 36;
const INK = '#2b2f63';

const outline = (shape: string, box: { x: number; y: number; w: number; h: number }, fill: string) =>
  `<g transform="translate(${box.x.toFixed(1)} ${box.y.toFixed(1)}) scale(${(box.w / 100).toFixed(4)} ${(box.h / 100).toFixed(4)})"><path d="${shape}" fill="${fill}" fill-rule="evenodd" stroke="${INK}" stroke-width="3" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></g>`;

const words = (text: string, x: number, y: number, size = 24, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" text-anchor="middle"${more}>${text}</text>`;

/** A line with a stop at both ends and its text below or, turned, on its left. */
function measured(text: string, [x0, y0]: [number, number], [x1, y1]: [number, number]): string {
  if (text === '') return '';
  const isDown = x0 === x1;
  const stop = isDown ? `M${x0 - 8} ${y0}h16M${x0 - 8} ${y1}h16` : `M${x0} ${y0 - 8}v16M${x1} ${y0 - 8}v16`;
  const [x, y] = isDown ? [x0 - 16, (y0 + y1) / 2] : [(x0 + x1) / 2, y0 + 34];
  const turn = isDown ? ` transform="rotate(-90 ${x.toFixed(1)} ${y.toFixed(1)})"` : '';
  return `<path d="${stop}M${x0} ${y0}L${x1} ${y1}" stroke="#b4560f" stroke-width="3" fill="none"/>${words(text, x, y, 24, turn)}`;
}

/** The goods of one product with their measures, beside a known thing, as an SVG. */
export function drawMeasures({ figure, width, across, height, down, note, beside }: Measures): string {
  const { from, to, at, path: shape } = FIGURES[figure];
  const thing = THINGS[beside];
  const whole = (width * 100) / (to - from);
  const scale = Math.min(
    (ROOM.wide - GAP) / (whole + thing.width),
    ROOM.tall / Math.max(height, thing.height),
  );
  const [w, h] = [whole * scale, height * scale];
  const [tw, th] = [thing.width * scale, thing.height * scale];
  const left = ROOM.left + (ROOM.wide - w - GAP - tw) / 2;
  const floor = ROOM.top + ROOM.tall - (ROOM.tall - Math.max(h, th)) / 2;
  const box = { x: left, y: floor - h, w, h };
  const round = (value: number) => Math.round(value * 10) / 10;
  const line = round(at === null ? floor + 22 : floor - h + (h * at) / 100);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" font-family="sans-serif" fill="${INK}"><path d="M0 0h${SIDE}v${SIDE}H0Z" fill="#faf7f2"/>${words(note, SIDE / 2, 56, 26, ' font-weight="700"')}${outline(shape, box, '#dfe2f5')}${outline(thing.path, { x: left + w + GAP, y: floor - th, w: tw, h: th }, '#fbe7bd')}${measured(across, [round(left + (w * from) / 100), line], [round(left + (w * to) / 100), line])}${measured(down, [round(left - 18), round(floor - h)], [round(left - 18), round(floor)])}${words(thing.name, left + w + GAP + tw / 2, floor - th - 14, 20)}</svg>\n`;
}

const MEASURES: Readonly<Record<string, Measures>> = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'measures.json'), 'utf8'),
);

/** Writes the drawing of a product into the public folder. @returns its address; undefined where nothing is measured */
export function shipMeasures(id: number, publicFolder: string): string | undefined {
  const measures = MEASURES[id];
  if (!measures) return undefined;
  const address = `/images/measures/${id}.svg`;
  fs.mkdirSync(path.join(publicFolder, 'images/measures'), { recursive: true });
  fs.writeFileSync(path.join(publicFolder, address), drawMeasures(measures));
  return address;
}
