import type { WireAnswer, WireRequest } from '#contract/rendered-page.ts';
import type { HydrationAnswer } from '#contract/hydration-data.ts';

/** The answers that a page was rendered with, and whether there was one to everything that it asked. */
export interface Recording {
  readonly answers: HydrationAnswer[];
  hasAll: boolean;
}

/** A fetch for server-side rendering (SSR): asks inside the process, and records the answers as hydration data, so that the browser need not ask again. Rendering only reads: what would change something is left to the browser. */
export function recordedFetch(ask: (request: WireRequest) => Promise<WireAnswer>, recording: Recording): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    if (request.method !== 'GET') return new Response(null, { status: 204 });
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const missed = (error: unknown) => {
      recording.hasAll = false;
      throw error;
    };
    const { status, headers, body } = await ask({ method: request.method, url, headers: Object.fromEntries(request.headers) }).catch(missed);
    if (status < 500) recording.answers.push({ url, status, body });
    else recording.hasAll = false;
    return new Response(status === 204 ? null : body, { status, headers });
  };
}
