import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts';
import type { Services } from '#server/services.ts';
import type { Renderer } from './renderer.ts';

/** How long a browser may reuse the data of a page that it fetched ahead, in seconds. */
const DATA_FRESH_FOR_S = 30;

/** A finished page, or a page's data, before it is compressed for anybody. */
export interface RenderedPage {
  readonly status: number;
  /** Names in lower case. All that depends on the page alone: not the request, not the encoding. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

function cacheControl(status: number, isData: boolean, isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store';
  if (status !== 200) return 'no-store';
  return isData ? `public, max-age=${DATA_FRESH_FOR_S}` : 'no-cache';
}

/** Whether an address asks for the data of a page instead of the page. */
export function isDataAddress(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

/**
 * Renders what a request asks for. Its policy allows the inline scripts that the renderer names.
 * @param status to answer with instead of the page's own
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
  const headers: [string, string][] = [...response.headers, ['vary', 'Accept-Encoding']];
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
