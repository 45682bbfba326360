import type { HydrationAnswer } from '#contract/hydration-data.ts';

/** Answers first requests from hydration data in order, then from the network. */
export function hydrationFetch(answers: readonly HydrationAnswer[], onward: typeof fetch): typeof fetch {
  const waiting = [...answers];
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const at = request.method === 'GET' && request.credentials !== 'omit' ? waiting.findIndex(({ url }) => url === pathname + search) : -1;
    const [answer] = at < 0 ? [] : waiting.splice(at, 1);
    if (!answer) return onward(request);
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': type } });
  };
}
