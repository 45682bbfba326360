// Notes of earlier runs: of the last in which nothing failed, and of the last of everything, so that it can be seen what of this commit was tested.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import type { FailedTest } from './read-reports.ts';

const greenNote = '.cache/last-green';
const allNote = '.cache/last-all';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit of this folder, and whether files differ from it; where there is no git, neither is known. */
function here(): string {
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
  } catch {
    return 'no commit';
  }
}

function leave(note: string, lines: readonly string[]): void {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `${[here(), ...lines].join('\n')}\n`);
}

/** Leaves the note of a run in which nothing failed: the commit, the seconds, and the command. */
export function leaveLastGreen(seconds: number, command: string): void {
  leave(greenNote, [`${seconds} s`, command]);
}

/** A failed test in one line: its file, its name, and the first line of why. */
export const lineOf = ({ file, test, why: [first = ''] }: FailedTest): string => `${file} › ${test}: ${first.trim()}`;

/** A run of everything: its moment, the seconds of its parts, the counts, and what failed. */
interface RunOfAll {
  readonly at: number;
  readonly times: string;
  readonly counts: string;
  readonly failures: readonly FailedTest[];
}

/** Leaves the note of a run of everything, each failed test in a line. */
export function leaveLastAll({ at, times, counts, failures }: RunOfAll, note = allNote): void {
  leave(note, [new Date(at).toISOString(), times, counts, ...failures.map(lineOf)]);
}

/** When everything was last run in this folder, on which commit, and what came of it. */
export function lastAllLine(now: number, note = allNote): string {
  if (!existsSync(note)) return '`npm test -- all` was never run in this folder.';
  const [commit = '', at = '', , counts = ''] = readFileSync(note, 'utf8').split('\n');
  return `\`npm test -- all\` last ran ${ageOf(now - Date.parse(at))} ago, on ${commit.replace(/^(\w{8})\w+/, '$1')}: ${counts} (${note})`;
}

function ageOf(ms: number): string {
  if (ms < hourMs) return `${Math.max(0, Math.round(ms / minuteMs))} min`;
  return ms < 2 * dayMs ? `${Math.round(ms / hourMs)} h` : `${Math.round(ms / dayMs)} days`;
}
