// How long queries take, asked by one reader one after the other: by groups, and the slowest of all.
import { atMost, percentileOf, told, type Finding } from './finding.ts';

const slowestTold = 5;

/** How long one query took. */
interface Asked {
  readonly query: string;
  readonly tookMs: number;
}

/** A kind of asking, with the limit that nearly all of it keeps to. */
interface Kind<Query> {
  readonly what: string;
  readonly mostMs: number;
  readonly groups: Readonly<Record<string, readonly Query[]>>;
  readonly ask: (query: Query) => Promise<unknown>;
  readonly nameOf: (query: Query) => string;
}

/** Asks each query twice, and counts the second time, for the first may read from the disk. */
export async function timings<Query>({ what, mostMs, groups, ask, nameOf }: Kind<Query>): Promise<readonly Finding[]> {
  const all: Asked[] = [];
  for (const [group, queries] of Object.entries(groups)) {
    for (const query of queries) await ask(query);
    const took: Asked[] = [];
    for (const query of queries) {
      const began = performance.now();
      await ask(query);
      took.push({ query: nameOf(query), tookMs: performance.now() - began });
    }
    all.push(...took);
    const times = took.map(({ tookMs }) => tookMs);
    const [p50, p95, longest] = [percentileOf(times, 50), percentileOf(times, 95), Math.max(...times)].map((ms) => ms.toFixed(1));
    console.log(`  ${what}, ${group}: p50 ${p50}, p95 ${p95}, longest ${longest} ms`);
  }
  for (const { query, tookMs } of all.toSorted((one, other) => other.tookMs - one.tookMs).slice(0, slowestTold))
    console.log(`  slowest: ${tookMs.toFixed(0)} ms  ${query}`);
  const times = all.map(({ tookMs }) => tookMs);
  return [
    told(`${what}: p50`, percentileOf(times, 50), 'ms'),
    atMost(`${what}: p95`, percentileOf(times, 95), mostMs, 'ms'),
    told(`${what}: longest`, Math.max(...times), 'ms'),
  ];
}
