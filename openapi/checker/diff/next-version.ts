import { raises, type Raise } from './contract-change.ts';

/** Counts missing numbers as those of the first version. */
const numbersOf = (version: string): readonly number[] => [0, 1, 2].map((place) => Number(/^(\d+)\.(\d+)\.(\d+)/.exec(version)?.[place + 1] ?? 0));

export function nextVersion(version: string, changes: readonly { readonly raise: Raise }[]): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const greatest = raises.findLast((raise) => changes.some((change) => change.raise === raise));
  if (greatest === undefined) return version;
  return { major: `${major + 1}.0.0`, minor: `${major}.${minor + 1}.0`, patch: `${major}.${minor}.${patch + 1}` }[greatest];
}

export function isVersionAtLeast(version: string, least: string): boolean {
  const [is, due] = [numbersOf(version), numbersOf(least)];
  const place = is.findIndex((number, at) => number !== due[at]);
  return place < 0 || (is[place] ?? 0) > (due[place] ?? 0);
}
