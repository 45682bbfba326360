const shortestOfOneSlip = 4;
const shortestOfTwoSlips = 8;

/** Typos allowed: none up to three letters, one from four, two from eight. */
export const mostSlips = (word: string): number => (word.length >= shortestOfTwoSlips ? 2 : word.length >= shortestOfOneSlip ? 1 : 0);

/** Edit distance with transpositions, counted up to the limit. */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let [before, last]: readonly (readonly number[])[] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let by = 1; by <= other.length; by++) {
      const isSame = one[at - 1] === other[by - 1];
      const isSwap = at > 1 && by > 1 && one[at - 1] === other[by - 2] && one[at - 2] === other[by - 1];
      const near = Math.min((last?.[by] ?? 0) + 1, (row[by - 1] ?? 0) + 1, (last?.[by - 1] ?? 0) + (isSame ? 0 : 1));
      row.push(isSwap ? Math.min(near, (before?.[by - 2] ?? 0) + 1) : near);
    }
    [before, last] = [last ?? [], row];
  }
  return Math.min(last?.[other.length] ?? limit + 1, limit + 1);
}

/** Requires the same first letter, unless swapped with the second. */
export function isSlipOf(typed: string, known: string): boolean {
  const limit = Math.min(mostSlips(typed), Math.max(1, mostSlips(known)));
  const beginsAlike = typed[0] === known[0] || (typed[0] === known[1] && typed[1] === known[0]);
  return limit > 0 && known.length >= 3 && beginsAlike && typed !== known && slipsBetween(typed, known, limit) <= limit;
}

/** Deletion variants; words one typo apart share one. */
export const withoutOneLetter = (word: string): readonly string[] => [...new Set([word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))])];
