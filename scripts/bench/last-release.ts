// The figures of the last release, in a file that is committed, so that a run tells what has become dearer since.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figures, Finding } from './finding.ts';

const file = 'scripts/bench/last-release.json';

export const lastRelease = (from = file): Figures => JSON.parse(readFileSync(from, 'utf8')) as Figures;

/** Keeps the previous figures of parts not measured this time. */
export function recordRelease(findings: readonly Finding[], to = file): void {
  const measured = findings.filter(({ figure }) => figure !== '').map(({ what, figure }) => [what, figure] as const);
  const all = Object.entries({ ...lastRelease(to), ...Object.fromEntries(measured) });
  writeFileSync(to, `${JSON.stringify(Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1))), undefined, 2)}\n`);
}
