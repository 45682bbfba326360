// How long answers take with one reader and with sixteen, each held against its limit.
import { atMost, msOf, percentileOf, type Finding } from './finding.ts';
import { Asking, bodyOf } from './requests.ts';

export interface By {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the ms of each request. */
export type Measured = (connections: number, counts: { readonly warm: number; readonly count: number }) => Promise<readonly number[]>;

const mostPages = 25;
/** Uncounted warm-up requests, so that no first disk read is measured. */
const warmRequests = 100;
const limits = [
  { connections: 1, count: 150, mostMs: 20 },
  { connections: 16, count: 480, mostMs: 60 },
] as const;

/** Asks as a member, so that no cached guest answer is measured. */
const reading =
  (by: By, paths: readonly string[]): Measured =>
  async (connections, { warm, count }) => {
    const asking = new Asking({ ...by, paths }, connections);
    await asking.ask(Math.min(paths.length, warm));
    return asking.ask(count).finally(() => asking.rest());
  };

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly cookie?: string;
}

export const writerHeaders = {
  'content-type': 'application/json',
  appid: '999',
  systemid: 'AB_WEB',
  'sec-fetch-site': 'same-origin',
  'user-agent': '',
} as const;

export const sending =
  (by: By, all: readonly Sent[]): Measured =>
  async (connections, { warm, count }) => {
    await sendFrom(by, all, { connections, count: warm });
    return sendFrom(by, all, { connections, count });
  };

export async function sendFrom(
  { origin, headers }: By,
  all: readonly Sent[],
  { connections, count }: { readonly connections: number; readonly count: number },
) {
  const tookMs: number[] = [];
  let at = 0;
  const connection = async () => {
    while (at < count) {
      const { path, body, cookie } = all[at++ % all.length] ?? { path: '', body: null };
      const send = async (): Promise<void> => {
        const own = { ...writerHeaders, ...headers, ...(cookie === undefined ? {} : { cookie }) };
        const answer = await fetch(origin + path, { method: 'POST', headers: own, body: JSON.stringify(body) });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 300)}`);
      };
      tookMs.push(await msOf(send));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return tookMs;
}

export async function underLimits(all: Readonly<Record<string, Measured>>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { connections, count, mostMs } of limits)
    for (const [what, measured] of Object.entries(all)) {
      const p95 = percentileOf(await measured(connections, { warm: warmRequests, count }), 95);
      console.log(`  ${what}, ${connections} at once: ${p95.toFixed(1)} ms`);
      findings.push(atMost(`${what}, ${connections} at once: p95`, p95, mostMs, 'ms'));
    }
  return findings;
}

export async function deepPages(by: By, first: string): Promise<readonly string[]> {
  const paths: string[] = [first];
  while (paths.length < mostPages) {
    const { next } = JSON.parse((await bodyOf(by, paths.at(-1) ?? '')).toString()) as { readonly next: string | null };
    if (next === null) break;
    paths.push(`${first}${first.includes('?') ? '&' : '?'}cursor=${next}`);
  }
  return paths;
}

export type Paths = Readonly<Record<string, readonly string[]>>;

export const readingAll = (by: By, paths: Paths): Readonly<Record<string, Measured>> =>
  Object.fromEntries(Object.entries(paths).map(([what, some]) => [what, reading(by, some)]));
