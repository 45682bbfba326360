import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Start time of a living process, in whatever way the system counts it; nothing when no such process lives. A pid that was given out again has
 * another start time.
 */
export function processStartOf(pid: number): string | undefined {
  if (process.platform === 'linux') return startInProc(pid);
  if (!answersSignals(pid)) return undefined;
  return process.platform === 'win32'
    ? 'unknown'
    : outputOf('ps', ['-o', 'lstart=', '-p', `${pid}`])
        ?.trim()
        .replace(/\W+/g, '-');
}

/** Whether this process is a PostgreSQL that names this data folder in its command. Where the system hides commands, the name of the program has to do. */
export function isPostgresOn(pid: number, folder: string): boolean {
  if (processStartOf(pid) === undefined) return false;
  if (process.platform === 'win32') return /postgres\.exe/i.test(outputOf('tasklist', ['/NH', '/FI', `PID eq ${pid}`]) ?? '');
  const command =
    process.platform === 'linux'
      ? read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.replaceAll('\0', ' ')
      : outputOf('ps', ['-wwo', 'command=', '-p', `${pid}`]);
  return command !== undefined && command.includes('postgres') && `${command.trim()} `.includes(`${folder} `);
}

/** The 20th field behind the name is the start; a process that is dead but not yet buried counts as gone. */
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

/** The answer of the system, or nothing where it refuses or fails. */
function read(ask: () => string): string | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
