import type { Citation, IsoMonth, Line } from './answer-types.ts';

/** Latest rule cited up to a month, since which all have applied together. */
export function newestRule(lines: readonly Pick<Line, 'rule' | 'rules'>[], upTo?: IsoMonth): Citation | undefined {
  const cited = lines.flatMap(({ rule, rules = [] }) => [...(rule ? [rule] : []), ...rules.map((of) => of.rule)]);
  const [newest] = cited.filter(({ from }) => upTo === undefined || from.slice(0, 7) <= upTo).toSorted((one, other) => other.from.localeCompare(one.from));
  return newest;
}
