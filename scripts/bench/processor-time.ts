// The processor time of processes, as the scheduler of Linux counts it. It depends far less than the time of day on what else a machine does.
import { readdirSync, readFileSync } from 'node:fs';

/** The processor time that each of some processes has taken so far, in ms. */
export type ProcessorTimes = ReadonlyMap<number, number>;

/** The process and all that it has started, with what those have started. */
export function treeOf(pid: number): readonly number[] {
  const children = threadsOf(pid).flatMap((thread) => textOf(`${thread}/children`).split(' ').filter(Boolean).map(Number));
  return [pid, ...children.flatMap(treeOf)];
}

export const processorTimes = (pids: readonly number[]): ProcessorTimes => new Map(pids.map((pid) => [pid, threadsOf(pid).reduce(plusThread, 0)]));

/** The processor time between two counts; a process that was not there before took all of its own meanwhile. */
export function spentMs(before: ProcessorTimes, after: ProcessorTimes): number {
  let spent = 0;
  for (const [pid, ms] of after) spent += Math.max(0, ms - (before.get(pid) ?? 0));
  return spent;
}

/** The part of shared memory that is this process's own share, in KiB. */
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

/** What has ended meanwhile has nothing to tell. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
