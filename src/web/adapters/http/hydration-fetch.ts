import type { HydrationAnswer } from '#contract/hydration-data.ts';

/** A fetch for hydration: answers the first request for each URL from the hydration data, and asks the wire from then on. */
export function hydrationFetch(answers: readonly HydrationAnswer[], onward: typeof fetch): typeof fetch {
  const waiting = new Map(answers.map((answer) => [answer.url, answer]));
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = request.method === 'GET' && request.credentials !== 'omit' ? waiting.get(pathname + search) : undefined;
    if (!answer) return onward(request);
    waiting.delete(answer.url);
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': type } });
  };
}
