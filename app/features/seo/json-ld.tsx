/** One thing that a page is about, in the words of schema.org. */
export type JsonLdThing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/**
 * Facts for search engines in the page. No script: browsers do not run it. `<` is written as its code, so that no
 * text of a seller or shopper can end the element.
 */
export function JsonLd({ thing }: { thing: JsonLdThing }) {
  return <script type="application/ld+json">{JSON.stringify(thing).replace(/</g, '\\u003c')}</script>;
}
