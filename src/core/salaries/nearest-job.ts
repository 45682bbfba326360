import type { PaySlice } from './salary-figures.ts';

/** Seniority words by rank, with jobs without any in the middle. */
const levelsByWord: Readonly<Record<string, number>> = {
  intern: 0,
  apprentice: 0,
  trainee: 0,
  assistant: 1,
  associate: 1,
  junior: 1,
  jr: 1,
  senior: 3,
  sr: 3,
  deputy: 3,
  lead: 4,
  principal: 4,
  chief: 5,
  head: 5,
  director: 5,
};

const middleLevel = 2;

/** Drops additions, as in `Nurse (ICU)` or `Engineer - Embedded`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replace(/\s*[(,/]| [-–] /u, '\n')
    .split('\n', 1)
    .flatMap((main) => main.split(/[^\p{L}\p{N}+#]+/u))
    .filter(Boolean);

const levelOf = (words: readonly string[]): number => words.map((word) => levelsByWord[word]).find((level) => level !== undefined) ?? middleLevel;

/** Compares trades by the last word, as a staff nurse is a nurse. Undefined for other trades. */
export function nearnessOfJobs(one: string, other: string): { readonly alike: number; readonly levelsApart: number } | undefined {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [trade] = words.slice(-1);
  if (trade === undefined || trade in levelsByWord || others.at(-1) !== trade) return undefined;
  const all = new Set([...words, ...others]);
  const shared = [...all].filter((word) => words.includes(word) && others.includes(word));
  return { alike: shared.length / all.size, levelsApart: Math.abs(levelOf(words) - levelOf(others)) };
}

/** Prefers name, then level, then most people, within the same trade only. */
export const nearestJob = <Slice extends PaySlice>(name: string, slices: readonly Slice[]): Slice | undefined => ofSameTrade(name, slices)[0];

/** Orders by same trade, then shared word, then as before. */
export function nearestFirst<Slice extends PaySlice>(name: string, slices: readonly Slice[]): readonly Slice[] {
  const words = wordsOf(name).filter((word) => !(word in levelsByWord));
  const trade = ofSameTrade(name, slices);
  const others = slices.filter((slice) => !trade.includes(slice));
  const related = others.filter(({ group }) => wordsOf(group.designation?.name ?? '').some((word) => words.includes(word)));
  return [...trade, ...related, ...others.filter((slice) => !related.includes(slice))];
}

function ofSameTrade<Slice extends PaySlice>(name: string, slices: readonly Slice[]): readonly Slice[] {
  const near = slices.flatMap((slice) => {
    const nearness = slice.group.designation && nearnessOfJobs(name, slice.group.designation.name);
    return nearness ? [{ slice, ...nearness, name: `${slice.group.designation.urlName} ${slice.group.company?.urlName}` }] : [];
  });
  const sorted = near.toSorted(
    (one, other) =>
      other.alike - one.alike ||
      one.levelsApart - other.levelsApart ||
      other.slice.figures.people - one.slice.figures.people ||
      (one.name < other.name ? -1 : 1),
  );
  return sorted.map(({ slice }) => slice);
}
