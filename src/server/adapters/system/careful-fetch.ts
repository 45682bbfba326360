import type { Clock } from '#core/clock.ts';
import { SystemClock } from './system-clock.ts';

const patienceMs = 5_000;
const mostBytes = 1_000_000;

/** Asks a server that was set up for something small: it leads nowhere else, it has five seconds to say everything, and a megabyte to say it in (S-71). */
export const carefulFetch =
  (clock: Pick<Clock, 'after'> = new SystemClock()): typeof fetch =>
  async (address, { signal, ...options } = {}) => {
    const patience = new AbortController();
    const stop = clock.after(patienceMs, () => patience.abort());
    try {
      const answer = await fetch(address, { ...options, redirect: 'error', signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal });
      const { status, statusText, headers } = answer;
      return new Response(await smallBody(answer), { status, statusText, headers });
    } finally {
      stop();
    }
  };

/** Leaving the loop early lets go of whatever is still to come. */
async function smallBody({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
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
