// Notes of earlier runs: of the last in which nothing failed, and of the last of everything, so that it can be seen what of this commit was tested.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import type { FailedTest } from './read-reports.ts';

const greenNote = '.cache/last-green';
const allNote = '.cache/last-all';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Commit, and if files differ. Unknown without git. */
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

export function leaveLastGreen(seconds: number, command: string): void {
  leave(greenNote, [`${seconds} s`, command]);
}

export const lineOf = ({ file, test, why: [first = ''] }: FailedTest): string => `${file} › ${test}: ${first.trim()}`;

interface RunOfAll {
  readonly at: number;
  readonly times: string;
  readonly counts: string;
  readonly failures: readonly FailedTest[];
}

export function leaveLastAll({ at, times, counts, failures }: RunOfAll, note = allNote): void {
  leave(note, [new Date(at).toISOString(), times, counts, ...failures.map(lineOf)]);
}

export function lastAllLine(now: number, note = allNote): string {
  if (!existsSync(note)) return '`npm test -- all` was never run in this folder.';
  const [commit = '', at = '', , counts = ''] = readFileSync(note, 'utf8').split('\n');
  return `\`npm test -- all\` last ran ${ageOf(now - Date.parse(at))} ago, on ${commit.replace(/^(\w{8})\w+/, '$1')}: ${counts} (${note})`;
}

function ageOf(ms: number): string {
  if (ms < hourMs) return `${Math.max(0, Math.round(ms / minuteMs))} min`;
  return ms < 2 * dayMs ? `${Math.round(ms / hourMs)} h` : `${Math.round(ms / dayMs)} days`;
}
