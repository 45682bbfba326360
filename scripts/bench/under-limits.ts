// How long answers take with one reader and with sixteen, each held against its limit.
import { atMost, msOf, percentileOf, type Finding } from './finding.ts';
import { Asking, bodyOf } from './requests.ts';

/** Who asks, and where. */
export interface By {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks so many times over so many connections. Answers how long each took, in ms. */
export type Measured = (connections: number, counts: { readonly warm: number; readonly count: number }) => Promise<readonly number[]>;

/** A list is paged down so far. */
const mostPages = 25;
/** What is asked before, so that no first read from the disk is measured. */
const warmRequests = 100;
const limits = [
  { connections: 1, count: 150, mostMs: 20 },
  { connections: 16, count: 480, mostMs: 60 },
] as const;

/** Addresses that are asked for in turns. By a member, no kept answer for guests is measured. */
const reading =
  (by: By, paths: readonly string[]): Measured =>
  async (connections, { warm, count }) => {
    const asking = new Asking({ ...by, paths }, connections);
    await asking.ask(Math.min(paths.length, warm));
    return asking.ask(count).finally(() => asking.rest());
  };

/** A body that is sent to an address; by another member where a cookie is given. */
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

/** Bodies that are sent in turns. */
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

/** Measures each thing by its name, first with one reader and then with sixteen. */
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

/** Pages down to some depth, each its own address. */
export async function deepPages(by: By, first: string): Promise<readonly string[]> {
  const paths: string[] = [first];
  while (paths.length < mostPages) {
    const { next } = JSON.parse((await bodyOf(by, paths.at(-1) ?? '')).toString()) as { readonly next: string | null };
    if (next === null) break;
    paths.push(`${first}${first.includes('?') ? '&' : '?'}cursor=${next}`);
  }
  return paths;
}

/** The addresses of each operation, by the line that reports it. */
export type Paths = Readonly<Record<string, readonly string[]>>;

export const readingAll = (by: By, paths: Paths): Readonly<Record<string, Measured>> =>
  Object.fromEntries(Object.entries(paths).map(([what, some]) => [what, reading(by, some)]));
