// The cost of a request: the processor time of the server and its database, of one side and of the other by turns.
import { processorTimes, spentMs } from './processor-time.ts';
import { atMost, medianOf, ratioOf, recorded, type Finding } from './finding.ts';
import { Asking, type Requests } from './requests.ts';

export interface Side extends Requests {
  readonly processes: () => readonly number[];
}

/** Processor time of one request in ms, by round. */
export type Cost = readonly number[];

const rounds = 5;
const connections = 4;
const requestsAtOnce = 4;
/** Rounds are long enough to include rare work such as garbage collection. */
const roundMs = 80;

/** Measures all sides by turns, after an uncounted warm-up round. */
export async function costsOf<Name extends string>(sides: Readonly<Record<Name, Side>>): Promise<Record<Name, Cost>> {
  const names = Object.keys(sides) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const askings = names.map((name) => ({ name, side: sides[name], asking: new Asking(sides[name], connections) }));
  for (let round = 0; round <= rounds; round++)
    for (const { name, side, asking } of askings) {
      const cost = await roundOf(side, asking);
      if (round > 0) costs[name].push(cost);
    }
  return costs;
}

/** Leaves out work left by the side before, and the first request of each connection. */
async function roundOf({ processes, paths }: Side, asking: Asking): Promise<number> {
  await asking.ask(requestsAtOnce);
  const before = processorTimes(processes());
  const most = paths.length === 1 ? Infinity : paths.length / (rounds + 1) - requestsAtOnce;
  let [asked, spent] = [0, 0];
  do {
    await asking.ask(requestsAtOnce);
    asked += requestsAtOnce;
    spent = spentMs(before, processorTimes(processes()));
  } while (spent < roundMs && asked + requestsAtOnce <= most);
  asking.rest();
  return spent / asked;
}

export const reportedCost = (what: string, cost: Cost): Finding => recorded(`${what}: processor time`, medianOf(cost), 'ms');

export const sumOf = (...costs: readonly Cost[]): Cost => (costs[0] ?? []).map((_, round) => costs.reduce((sum, cost) => sum + (cost[round] ?? NaN), 0));

export const costsAtMost = (what: string, ours: Cost, theirs: Cost, most: number): Finding =>
  besides(atMost(what, ratioOf(ours, theirs), most, 'times'), ours, theirs);

export function costsAtMostWith(what: string, ours: Cost, theirs: Cost, { times, moreMs }: { readonly times: number; readonly moreMs: number }): Finding {
  const over = medianOf(ours.map((value, round) => value - times * (theirs[round] ?? NaN)));
  return besides(atMost(what, medianOf(ours), medianOf(ours) - over + moreMs, 'ms'), ours, theirs);
}

const besides = (finding: Finding, ours: Cost, theirs: Cost): Finding => ({
  ...finding,
  limit: `${finding.limit}; ${medianOf(ours).toFixed(2)} ms beside ${medianOf(theirs).toFixed(2)} ms`,
});
