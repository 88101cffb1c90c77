/** One thing that a page is about, in the words of schema.org. */
export type JsonLdThing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/**
 * Facts for search engines in the page. No script: browsers do not run it. `<` is written as its code, so that no
 * text of a seller or shopper can end the element.
 *
 * Only the server writes it (`import.meta.env.SSR && ...`, so that what builds a thing is no code of the browser): a
 * search engine reads whole pages, and the browser leaves the element of the first one as it came.
 */
export function JsonLd({ thing }: { thing: JsonLdThing | false }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {thing ? JSON.stringify(thing).replace(/</g, '\\u003c') : ''}
    </script>
  );
}
