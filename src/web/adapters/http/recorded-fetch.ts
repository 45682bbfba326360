import type { WireAnswer, WireRequest } from '#contract/rendered-page.ts';
import type { HydrationAnswer } from '#contract/hydration-data.ts';

export interface Recording {
  readonly answers: HydrationAnswer[];
  hasAll: boolean;
}

/** Fetches in-process during SSR and records answers for hydration, leaving writes to the browser. */
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
