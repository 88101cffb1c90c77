import { hash, randomBytes } from 'node:crypto';

/** A mark for the scripts of one render: nothing that a shopper or seller wrote can contain it. */
export function newScriptMark(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Takes the marks out of a page, so that it is the same for everybody, and answers the SHA-256 of each marked script
 * for the Content-Security-Policy. A script without the mark is not ours: the policy does not name it.
 *
 * @param html in which each script of ours has the mark as its `nonce`
 */
export function takeMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = html.matchAll(new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g'));
  const hashes = Array.from(scripts, ([, code = '']) => hash('sha256', code, 'base64'));
  return { html: html.replaceAll(attribute, ''), hashes: [...new Set(hashes)] };
}
