import type { Clock } from '#core/clock.ts';
import { SystemClock } from './system-clock.ts';

const outgoingTimeoutMs = 5_000;

/** Fetches without redirects, within time and size limits (S-71); members' URLs go through `publicFetch`. */
export const guardedFetch =
  (clock: Pick<Clock, 'after'> = new SystemClock(), mostBytes = 1_000_000, fetchFrom: typeof fetch = fetch, timeoutMs = outgoingTimeoutMs): typeof fetch =>
  async (url, { signal, ...options } = {}) => {
    const timeout = new AbortController();
    const stop = clock.after(timeoutMs, () => timeout.abort());
    try {
      const answer = await fetchFrom(url, { ...options, redirect: 'error', signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal });
      const { status, statusText, headers } = answer;
      return new Response(await smallBody(answer, mostBytes), { status, statusText, headers });
    } finally {
      stop();
    }
  };

/** Reads up to the limit; leaving the loop cancels the rest. */
async function smallBody({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > mostBytes) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
