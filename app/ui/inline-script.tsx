import { createContext, useContext } from 'react';

/** Marks the scripts that components write, so that the server can distinguish them from injected text. */
export const ScriptMark = createContext<string | undefined>(undefined);

/** A script in the page's HTML. Browsers run it while they parse the page, not at hydration. */
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
