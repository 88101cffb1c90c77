/** A received mail. */
export interface ReadMail {
  /** By lower-case name; encoded words are not decoded. */
  headers: ReadonlyMap<string, string>;
  /** The decoded body with all its parts. */
  body: string;
  /** Every address in the mail that begins with http. */
  links: readonly string[];
}

/** Reads a raw mail: unfolds its headers and decodes quoted-printable, which is what our sender writes. */
export function readMail(raw: string): ReadMail {
  const text = raw.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const bytes = text
    .slice(end + 2)
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const body = Buffer.from(bytes, 'latin1').toString('utf8');
  return { headers, body, links: [...new Set(body.match(/https?:\/\/[^\s"<>]+/g))] };
}
