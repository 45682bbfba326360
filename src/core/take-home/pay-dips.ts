import type { Paise } from '../calculators/exact.ts';

export interface NetAt {
  readonly pay: Paise;
  readonly net: Paise;
}

/** Range where more pay leaves less net, from its top to full recovery. */
export interface Dip<Reading extends NetAt> {
  readonly top: Reading;
  readonly lowest: Reading;
  /** Null when no tested pay recovers as much. */
  readonly recovered: Reading | null;
}

/** Largest drop in paise explained by tax rounding. */
const noise = 1_000;
const stepsBeyond = 100;
/** Search distance in paise around a bend. */
const nearby = 1_000;
const oneRupee = 100;

/** Requires readings in order of pay, including every bend. */
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

/** Allows for tax rounding that shifts the top a few rupees. */
export const dipFrom = <Reading extends NetAt>(dips: readonly Dip<Reading>[], bend: Reading): Dip<Reading> | undefined =>
  dips.find(({ top }) => Math.abs(top.pay - bend.pay) <= nearby);
