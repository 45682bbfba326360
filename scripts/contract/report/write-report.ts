import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../check.ts';
import { countsOf } from './counts-of.ts';
import { findingsIn } from './findings.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import type { PromiseLines } from './promise-lines.ts';
import type { About } from './readable.ts';

/** Writes `junit.xml` for build servers, `report.md` for people and `report.json` for everything else. */
export function writeReport(folder: string, about: About, outcomes: readonly Outcome[], lines: PromiseLines): void {
  mkdirSync(folder, { recursive: true });
  const findings = findingsIn(outcomes).map(({ first, promised, ...finding }) => ({
    ...finding,
    ...(promised !== undefined && { promised: lines.lineOf(promised) }),
    came: first.came,
    requests: [...(first.earlier ?? []), first.curl],
  }));
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ ...about, ...countsOf(outcomes), findings, outcomes }, undefined, 2)}\n`);
  writeFileSync(join(folder, 'report.md'), markdown(outcomes, about, lines));
  writeFileSync(join(folder, 'junit.xml'), junit(outcomes));
}
