// The processor time of processes, as the kernel of Linux counts it. It depends far less than the time of day on what else a machine does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A tick of the kernel's count; it is the same on every Linux that Node runs on. */
const tickMs = 10;
/** The fields of `stat`, counted from behind the name, that hold its own time, that of the kernel for it, and both of its children that have ended. */
const [firstTime, lastTime] = [11, 14] as const;

/** The process and all that it has started. */
export function treeOf(pid: number): readonly number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] => pairs.filter(([, ppid]) => ppid === parent).flatMap(([child = 0]) => [child, ...below(child)]);
  return [pid, ...below(pid)];
}

/** The processor time that these processes have taken so far, with that of their children that have ended. */
export const processorMs = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + ticksIn(statOf(pid)) * tickMs, 0);

/** The ticks in a line of `stat`. The name of a process stands in parentheses and may hold anything. */
export function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(firstTime, lastTime + 1).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** A process that has ended meanwhile counts with its parent. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** The part of shared memory that is this process's own share, in KiB. */
export const proportionalKibibytes = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
