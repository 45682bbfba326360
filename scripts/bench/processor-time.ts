// The processor time of processes, as the scheduler of Linux counts it. It depends far less than the time of day on what else a machine does.
import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of each process so far, in ms. */
export type ProcessorTimes = ReadonlyMap<number, number>;

export function treeOf(pid: number): readonly number[] {
  const children = threadsOf(pid).flatMap((thread) => textOf(`${thread}/children`).split(' ').filter(Boolean).map(Number));
  return [pid, ...children.flatMap(treeOf)];
}

export const processorTimes = (pids: readonly number[]): ProcessorTimes => new Map(pids.map((pid) => [pid, threadsOf(pid).reduce(plusThread, 0)]));

/** Counts all the time of a process that is new since the first count. */
export function spentMs(before: ProcessorTimes, after: ProcessorTimes): number {
  let spent = 0;
  for (const [pid, ms] of after) spent += Math.max(0, ms - (before.get(pid) ?? 0));
  return spent;
}

/** Proportional share of memory (Pss), in KiB. */
export const proportionalKibibytes = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

const plusThread = (sum: number, thread: string): number => sum + Number(textOf(`${thread}/schedstat`).split(' ', 1)[0]) / 1_000_000;

function threadsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/task`;
  try {
    return readdirSync(folder).map((thread) => `${folder}/${thread}`);
  } catch {
    return [];
  }
}

/** Ended processes count as empty text. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
