/** The part of saxen that read-sheet.ts uses; the package has no types. */
declare module 'saxen' {
  /** Reads XML and calls back for what it meets. A fault of the XML is thrown. */
  export class Parser {
    on(
      event: 'openTag',
      callback: (name: string, attributes: () => Readonly<Record<string, string>>) => void,
    ): this;
    on(event: 'closeTag', callback: (name: string) => void): this;
    on(event: 'text', callback: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', callback: (text: string) => void): this;
    parse(xml: string): this;
  }
}
