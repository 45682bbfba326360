import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRun } from '../cannot-run.ts';
import type { Outcome } from '../check.ts';
import { countsOf } from './counts-of.ts';
import { findingsIn } from './findings.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import type { PromiseLines } from './promise-lines.ts';
import type { About } from './readable.ts';

const [ofPrograms, ofPeople, ofBuilds] = ['report.json', 'report.md', 'junit.xml'] as const;

/** Prepares the folder, and refuses an unwritable one before any request. */
export function readyReport(folder: string): void {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, '.report-')));
    for (const path of [ofPrograms, ofPeople, ofBuilds].map((name) => join(folder, name)).filter((one) => existsSync(one))) requireWritable(path);
  } catch (error) {
    throw new CannotRun(`No report can be written to ${folder}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Creates levels one by one, as recursive Node loops forever below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) || dirname(folder) === folder) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Refuses places no report can overwrite. Opening a pipe would block. */
function requireWritable(path: string): void {
  if (!statSync(path).isFile()) throw new Error(`${path} is no file`);
  closeSync(openSync(path, 'r+'));
}

/** Writes `junit.xml` for build servers, `report.md` for people, and `report.json` for the rest. */
export function writeReport(folder: string, about: About, outcomes: readonly Outcome[], lines: PromiseLines): void {
  const findings = findingsIn(outcomes).map(({ first, promised, ...finding }) => ({
    ...finding,
    ...(promised !== undefined && { promised: lines.lineOf(promised) }),
    came: first.came,
    requests: [...(first.earlier ?? []), first.curl],
  }));
  // What was kept needs no line that shows it again.
  const written = outcomes.map(({ curl, earlier, promised, ...outcome }) => (outcome.state === 'kept' ? outcome : { ...outcome, curl, earlier, promised }));
  writeFileSync(join(folder, ofPrograms), `${JSON.stringify({ ...about, ...countsOf(outcomes), findings, outcomes: written })}\n`);
  writeFileSync(join(folder, ofPeople), markdown(outcomes, about, lines));
  writeFileSync(join(folder, ofBuilds), junit(outcomes));
}
