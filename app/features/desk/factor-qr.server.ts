import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A code for the camera of an authenticator app: the path of its dark squares, and how many there are in a row. */
export function drawFactor(uri: string): { path: string; size: number } {
  const code = generate(uri);
  return { path: toSvgPath(code), size: code.size };
}
