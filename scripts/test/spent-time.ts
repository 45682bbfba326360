// The processor seconds of this process and of all that it starts, as Linux counts them in /proc; elsewhere they are unknown.
// Counted is what each process took that still runs, with those that it waited for, detached ones like PostgreSQL too; of one that
// ended with nobody waiting, as a browser that is killed, what it had taken when it was last looked at, twice a second.
// What begins and ends between two looks with nobody waiting is not counted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Process at the last look, with seconds including those of children it waited for. */
export interface Process {
  readonly parent: number;
  readonly begun: string;
  readonly seconds: number;
}

export type Processes = ReadonlyMap<number, Process>;

export interface Watch {
  readonly seconds: () => number;
  readonly end: () => void;
}

const ticksOfSecond = 100;
const betweenLooksMs = 500;

/** Nothing where the operating system does not tell. */
export function watchProcessorTime(): Watch | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  let seen: Processes = new Map();
  let lost = 0;
  const look = (): void => {
    const now = descendantsIn(processesNow(), process.pid, seen);
    lost += lostBetween(seen, now);
    seen = now;
  };
  look();
  const looks = setInterval(look, betweenLooksMs);
  return {
    seconds: () => {
      look();
      return lost + [...seen.values()].reduce((sum, { seconds }) => sum + seconds, 0);
    },
    end: () => clearInterval(looks),
  };
}

/** Includes earlier descendants orphaned since. */
export function descendantsIn(all: Processes, root: number, before: Processes): Processes {
  const found = new Map<number, Process>();
  const take = (pid: number, one: Process): void => {
    if (found.has(pid)) return;
    found.set(pid, one);
    for (const [child, each] of all) if (each.parent === pid) take(child, each);
  };
  for (const [pid, one] of all) if (pid === root || before.get(pid)?.begun === one.begun) take(pid, one);
  return found;
}

/** Seconds of processes that ended without being waited for. */
export function lostBetween(before: Processes, now: Processes): number {
  const isThere = (pid: number): boolean => before.get(pid) !== undefined && before.get(pid)?.begun === now.get(pid)?.begun;
  const isWaitedFor = ({ parent }: Process): boolean => {
    const waiting = before.get(parent);
    return waiting !== undefined && (isThere(parent) || isWaitedFor(waiting));
  };
  return [...before].reduce((sum, [pid, one]) => (isThere(pid) || isWaitedFor(one) ? sum : sum + one.seconds), 0);
}

function processesNow(): Processes {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (stat) found.set(Number(name), stat);
  }
  return found;
}

function statOf(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), begun: fields[19] ?? '', seconds: ticks / ticksOfSecond };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
