// What each part of a run may cost. A machine that is slow or busy makes the fixed work dearer as well, so that limits are counted in it.
// `limits.tsv` is the table: the run, the part, the limit in pieces of fixed work, and the processor seconds of the last run that landed.
// A run of everything on a fresh clone prints its lines; who means to change what a part costs puts them there.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Watch } from './spent-time.ts';

/** Processor seconds of a part and of fixed work beside it. */
export interface Cost {
  readonly run: string;
  readonly part: string;
  readonly seconds: number;
  readonly fixedSeconds: number;
}

interface Limit {
  readonly limit: number;
  readonly seconds: number;
}

/** Fraction above its limit at which a part fails. */
export const tolerance = 0.15;

const table = 'scripts/test/limits.tsv';
const betweenPiecesMs = 10_000;

export function limitOf({ run, part }: Cost, text = readFileSync(table, 'utf8')): Limit | undefined {
  const row = text
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([first, second]) => first === run && second === part);
  return row && { limit: Number(row[2]), seconds: Number(row[3]) };
}

/** Cost in pieces of fixed work. */
const piecesOf = ({ seconds, fixedSeconds }: Cost): number => seconds / fixedSeconds;

export const isTooDear = (cost: Cost, limit: Limit | undefined): boolean => limit !== undefined && piecesOf(cost) > limit.limit * (1 + tolerance);

export function costLine(cost: Cost, limit: Limit | undefined): string {
  const now = `${cost.part} took ${cost.seconds.toFixed(0)} processor s, ${piecesOf(cost).toFixed(1)} pieces of fixed work of ${cost.fixedSeconds.toFixed(2)} s`;
  if (!limit) return `${now}; it has no limit`;
  const over = Math.round((piecesOf(cost) / limit.limit - 1) * 100);
  return `${now}; the limit is ${limit.limit.toFixed(1)} (${over > 0 ? '+' : ''}${over} %), and it last landed with ${limit.seconds.toFixed(0)} s`;
}

export const limitLine = (cost: Cost): string => [cost.run, cost.part, piecesOf(cost).toFixed(1), cost.seconds.toFixed(0)].join('\t');

/** Answer with its cost, where the operating system tells it. */
interface Measured<Answer> {
  readonly answer: Answer;
  readonly cost?: Pick<Cost, 'seconds' | 'fixedSeconds'>;
}

/** Runs fixed work at the start and every ten seconds of a part. */
export async function withCost<Answer>(act: () => Promise<Answer>, watch: Watch | undefined): Promise<Measured<Answer>> {
  if (!watch) return { answer: await act() };
  const pieces: Promise<readonly number[]>[] = [];
  const begin = (): void => void pieces.push(pieceOfWork());
  const before = watch.seconds();
  begin();
  const more = setInterval(begin, betweenPiecesMs);
  const answer = await act().finally(() => clearInterval(more));
  const done = await Promise.all(pieces);
  const own = done.reduce((sum, [, whole = 0]) => sum + whole, 0);
  const fixedSeconds = done.reduce((sum, [work = 0]) => sum + work, 0) / done.length;
  return { answer, cost: { seconds: watch.seconds() - before - own, fixedSeconds } };
}

async function pieceOfWork(): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/test/fixed-work.ts']);
  return stdout.trim().split(' ').map(Number);
}
