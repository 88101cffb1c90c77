import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { PaymentInstructions } from '#server/services.ts';
import { type Bars, drawBars } from '../../ui/bars.server.ts';

/** Pictures of a code as paths: the browser needs no code to draw them. Squares and bars are one unit wide. */
export interface CodePictures {
  /** Path of the dark squares, and how many there are in a row. */
  qr: { path: string; size: number; pngUrl: string } | null;
  bars: Bars | null;
}

/** White squares around a code: what the standard asks for. */
const QUIET_ZONE = 4;
/** Pixels of a square in the picture that is saved: enough for a gallery. */
const PNG_SCALE = 10;
/** A gallery may be dark, and readers need light around the squares. */
const WHITE = [255, 255, 255] as const;

/** Draws what a payment's instructions have to show. */
export function drawCodes(instructions: PaymentInstructions | null): CodePictures {
  const payload = instructions && 'payload' in instructions ? instructions.payload : null;
  return {
    qr: payload ? drawQr(payload) : null,
    bars: instructions?.kind === 'minimarket' ? drawBars(instructions.code) : null,
  };
}

function drawQr(payload: string): CodePictures['qr'] {
  const code = generate(payload);
  return {
    path: toSvgPath(code),
    size: code.size,
    pngUrl: toPngDataURL(code, { pad: QUIET_ZONE, scale: PNG_SCALE, off: WHITE }),
  };
}
