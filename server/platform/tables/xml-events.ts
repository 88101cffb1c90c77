import { Parser } from 'saxen';

/** What a reader of XML hears; names without the prefix of their namespace. */
interface XmlEvents {
  open(name: string, attributes: () => Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML from its beginning to its end. @throws Error when it is not well-formed */
export function readXml(xml: string, { open, close, text }: XmlEvents): void {
  const parser = new Parser().on('openTag', (name, attributes) => open(localName(name), attributes));
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  if (text) parser.on('text', (raw, decode) => text(decode(raw))).on('cdata', text);
  parser.parse(xml);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
