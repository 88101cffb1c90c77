import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts';
import type { Services } from '#server/services.ts';
import type { Renderer } from './renderer.ts';

/** How long, in seconds, a browser may reuse prefetched data of a page. */
const DATA_FRESH_FOR_S = 30;

/** What the answer depends on besides the address: a private page also on who asks, and in which language (P-SHOP-10). */
const VARY = { public: 'Accept-Encoding', private: 'Accept-Encoding, Accept-Language, Cookie' };

/** A rendered page, or a page's data, before compression. */
export interface RenderedPage {
  readonly status: number;
  /**
   * Names in lower case. Only headers that depend on the page alone: not on the request, not on the encoding.
   */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

function cacheControl(status: number, isData: boolean, isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store';
  if (status !== 200) return 'no-store';
  return isData ? `public, max-age=${DATA_FRESH_FOR_S}` : 'no-cache';
}

/** Whether an address asks for the data of a page instead of its HTML. */
export function isDataAddress(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

/**
 * Renders the page of a request. Its policy allows the inline scripts that the renderer names.
 * @param status replaces the page's own status
 */
export async function renderPage(
  render: Renderer,
  services: Services,
  { request, status }: { request: Request; status?: number | undefined },
): Promise<RenderedPage> {
  let scripts: readonly string[] = [];
  let provider: string | null = null;
  const notes = {
    allowScripts: (hashes: readonly string[]) => {
      scripts = hashes;
    },
    allowProvider: (origin: string) => {
      provider = origin;
    },
  };
  const response = await render(request, { ...services, page: { ...services.page, ...notes } });
  const code = status ?? response.status;
  const body = Buffer.from(await response.arrayBuffer());
  const headers: [string, string][] = [
    ...response.headers,
    ['vary', VARY[services.visit ? 'private' : 'public']],
  ];
  if (!response.headers.has('Cache-Control')) {
    const { pathname } = new URL(request.url);
    headers.push(['cache-control', cacheControl(code, isDataAddress(pathname), services.visit !== null)]);
  }
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    headers.push([
      'content-security-policy',
      contentSecurityPolicy(scripts, services.supabase.url, provider),
    ]);
  }
  return { status: code, headers, body };
}
