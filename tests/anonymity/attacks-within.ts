import { scoresFor, shared, type Scores } from './attacks.ts';
import type { OwnedRows } from './owned-rows.ts';

/** One way of naming the account of a contribution among those of the people of its company, how often it was right, and how often chance is. */
export interface AttackWithin {
  readonly by: string;
  readonly exact: number;
  readonly chance: number;
  readonly deviation: number;
}

/** The contributions that are attacked, and the accounts of the people at the company of each, by their places. */
type Companies = ReadonlyMap<number, readonly number[]>;

/** The companies of contributions, by the place of each, of those that are meant. */
export function companiesOf<Recorded extends { readonly company: number }>(
  recorded: readonly Recorded[],
  isMeant: (one: Recorded) => boolean = () => true,
): Companies {
  const people = Map.groupBy(recorded.keys(), (at) => recorded[at]?.company);
  return new Map([...recorded.entries()].flatMap(([at, one]) => (isMeant(one) ? [[at, people.get(one.company) ?? []] as const] : [])));
}

function within(by: string, score: Scores, companies: Companies): AttackWithin {
  let [exact, chance, variance] = [0, 0, 0];
  for (const [one, people] of companies) {
    const [truth, others] = [score(one, one), people.map((other) => score(one, other))];
    if (others.every((other) => other >= truth)) exact += 1 / others.filter((other) => other === truth).length;
    chance += 1 / people.length;
    variance += (1 / people.length) * (1 - 1 / people.length);
  }
  return { by, exact, chance, deviation: Math.sqrt(variance) };
}

/** The attack by value: what a contribution and an account say, in whichever tables, the more the fewer say it. */
export const attackByValue = (ours: readonly ReadonlySet<string>[], theirs: readonly ReadonlySet<string>[], companies: Companies): AttackWithin =>
  within('what both say', shared(ours, theirs), companies);

/** Every table of the contributions against every table of the accounts, by hidden columns, times, sizes and values. */
export function attacksWithin(ones: readonly OwnedRows[], others: readonly OwnedRows[], companies: Companies): readonly AttackWithin[] {
  const namesIn = (all: readonly OwnedRows[]): readonly string[] => [...new Set(all.flatMap((one) => [...one.keys()]))];
  const rowsOf = (all: readonly OwnedRows[], table: string) => all.map((one) => one.get(table) ?? []);
  return namesIn(ones).flatMap((ours) =>
    namesIn(others).flatMap((theirs) =>
      [...scoresFor(rowsOf(ones, ours), rowsOf(others, theirs))].map(([how, score]) => within(`${ours} and ${theirs}: ${how}`, score, companies)),
    ),
  );
}

/** The most that the attack by value may find: without keys nothing that an account says is there to be compared, and all are alike. */
export const mostOfChance = 1.5;

/** Attacks that find more than chance ever does: one goes over seven deviations by chance once in 10^11. */
export const foundWithin = (attacks: readonly AttackWithin[]): readonly AttackWithin[] =>
  attacks.filter(({ exact, chance, deviation }) => exact > chance + 7 * deviation);

/**
 * Attacks that find more than one and a half times what chance does, and more than three deviations above it: some do in every crowd, and hardly one in two crowds
 * one after the other.
 */
export const suspiciousWithin = (attacks: readonly AttackWithin[]): readonly string[] =>
  attacks.flatMap(({ by, exact, chance, deviation }) => (exact > Math.max(mostOfChance * chance, chance + 3 * deviation) ? [`${by}: within`] : []));
