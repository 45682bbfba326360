import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Start time of a living process, which tells reused pids apart; undefined if none lives. */
export function processStartOf(pid: number): string | undefined {
  if (process.platform === 'linux') return startInProc(pid);
  if (!answersSignals(pid)) return undefined;
  return process.platform === 'win32'
    ? 'unknown'
    : outputOf('ps', ['-o', 'lstart=', '-p', `${pid}`])
        ?.trim()
        .replace(/\W+/g, '-');
}

/** Matches the data folder in the command, or only the program name where commands are hidden. */
export function isPostgresOn(pid: number, folder: string): boolean {
  if (processStartOf(pid) === undefined) return false;
  if (process.platform === 'win32') return /postgres\.exe/i.test(outputOf('tasklist', ['/NH', '/FI', `PID eq ${pid}`]) ?? '');
  const command =
    process.platform === 'linux'
      ? read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.replaceAll('\0', ' ')
      : outputOf('ps', ['-wwo', 'command=', '-p', `${pid}`]);
  return command !== undefined && command.includes('postgres') && `${command.trim()} `.includes(`${folder} `);
}

/** Reads the 20th field behind the name; zombies count as gone. */
function startInProc(pid: number): string | undefined {
  const facts = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return facts && !['Z', 'X'].includes(facts[0] ?? 'X') ? facts[19] : undefined;
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const outputOf = (command: string, words: readonly string[]): string | undefined =>
  read(() => execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

function read(ask: () => string): string | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
