import type { Paise } from '../calculators/exact.ts';

/** The net year at a pay. */
export interface NetAt {
  readonly pay: Paise;
  readonly net: Paise;
}

/** A stretch of pay in which one has less than before it: from its top over its lowest point to where as much is left again. */
export interface Dip<Reading extends NetAt> {
  readonly top: Reading;
  readonly lowest: Reading;
  /** Null where no pay looked at brings as much again. */
  readonly recovered: Reading | null;
}

/** The rounding of the tax alone may take so much, in paise. */
const noise = 1_000;
/** The most steps past the end of the curve that are tried before a dip is left without its end. */
const stepsBeyond = 100;
/** The lowest point and the end are looked for this near, in paise, around the place where the curve bends. */
const nearby = 1_000;
const oneRupee = 100;

/** The dips between some readings in the order of their pay, among which is every bend of the curve. */
export function dipsIn<Reading extends NetAt>(nodes: readonly Reading[], readingAt: (pay: Paise) => Reading, step: Paise): Dip<Reading>[] {
  const dips: Dip<Reading>[] = [];
  let top = nodes[0];
  for (let at = 1; top !== undefined && at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) break;
    if (node.net >= top.net) top = node;
    else if (node.net < top.net - noise) {
      const dip = dipAfter(top, nodes.slice(at), readingAt, step);
      dips.push(dip);
      const { recovered } = dip;
      if (!recovered) break;
      at = nodes.findIndex(({ pay }) => pay > recovered.pay) - 1;
      if (at < 0) break;
      top = recovered;
    }
  }
  return dips;
}

function dipAfter<Reading extends NetAt>(top: Reading, later: readonly Reading[], readingAt: (pay: Paise) => Reading, step: Paise): Dip<Reading> {
  let [lowest, below] = [later[0] ?? top, later[0] ?? top];
  let recovered: Reading | undefined;
  for (let at = 0; at < later.length + stepsBeyond && !recovered; at += 1) {
    const node = later[at] ?? readingAt((later.at(-1)?.pay ?? top.pay) + (at - later.length + 1) * step);
    if (node.net >= top.net) recovered = firstAsHigh(below, node, top.net, readingAt);
    else below = node;
    if (node.net < lowest.net) lowest = node;
  }
  return { top, lowest: lowestNear(lowest, readingAt), recovered: recovered ?? null };
}

/** Halves the stretch until the pay is known to the rupee. */
function firstAsHigh<Reading extends NetAt>(below: Reading, above: Reading, net: Paise, readingAt: (pay: Paise) => Reading): Reading {
  let [low, high] = [below, above];
  while (high.pay - low.pay > oneRupee) {
    const middle = readingAt(low.pay + Math.max(1, Math.floor((high.pay - low.pay) / oneRupee / 2)) * oneRupee);
    if (middle.net >= net) high = middle;
    else low = middle;
  }
  return high;
}

function lowestNear<Reading extends NetAt>(bend: Reading, readingAt: (pay: Paise) => Reading): Reading {
  let lowest = bend;
  for (let pay = bend.pay - nearby; pay <= bend.pay + nearby; pay += oneRupee) {
    const reading = readingAt(pay);
    if (reading.net < lowest.net) lowest = reading;
  }
  return lowest;
}

/** The dip that a bend begins; the rounding of the tax may put its top a few rupees before. */
export const dipFrom = <Reading extends NetAt>(dips: readonly Dip<Reading>[], bend: Reading): Dip<Reading> | undefined =>
  dips.find(({ top }) => Math.abs(top.pay - bend.pay) <= nearby);
