import { paymentCopy } from '../../copy/payment.id.ts';
import type { CodePictures } from './code-pictures.server.ts';

/** Squares of white around a code that readers need. */
const QUIET = 4;

/** A code to be scanned: always dark on white, whatever the page's colours. */
export function QrPicture({
  qr,
  alt,
  isSimulated,
}: {
  qr: NonNullable<CodePictures['qr']>;
  alt: string;
  isSimulated: boolean;
}) {
  const side = qr.size + 2 * QUIET;
  return (
    <figure className="mx-auto w-full max-w-80 rounded-xl border border-line bg-white p-2 text-center text-[#000]">
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label={alt}
        className="w-full"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      {isSimulated && (
        <figcaption className="pb-1 font-bold tracking-widest">{paymentCopy.simulated}</figcaption>
      )}
    </figure>
  );
}

/** A code for the scanner of a cash desk. */
export function BarsPicture({ bars, alt }: { bars: NonNullable<CodePictures['bars']>; alt: string }) {
  return (
    <div className="rounded-xl border border-line bg-white p-4">
      <svg
        viewBox={`0 0 ${bars.width} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={alt}
        className="h-20 w-full"
        shapeRendering="crispEdges"
      >
        <path d={bars.path} fill="#000" />
      </svg>
    </div>
  );
}
