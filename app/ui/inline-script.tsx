import { createContext, useContext } from 'react';

/** Marks the scripts that components write, so that the server can tell them from text that got into the page. */
export const ScriptMark = createContext<string | undefined>(undefined);

/** A script in the page's HTML. Browsers run it while they read the page, not when React takes the page over. */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useContext(ScriptMark)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever writes a script vouches for it
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : '' }}
    />
  );
}
