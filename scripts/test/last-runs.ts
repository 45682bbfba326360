// A note of the last run of the tests in which nothing failed, so that it can be seen whether what stands here was tested.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const note = '.cache/last-green';

/** The commit that stands here, and whether files differ from it; where there is no git, neither is known. */
function here(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
  } catch {
    return 'no commit';
  }
}

/** Leaves the note: the commit, the seconds, and the command. */
export function leaveLastGreen(seconds: number, command: string): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(note, `${here()}\n${Math.round(seconds)} s\n${command}\n`);
}
