import { scoresFor, shared, type Scores } from './attacks.ts';
import type { OwnedRows } from './owned-rows.ts';

/** Attack that names a contribution's account among its company's people, with hits and chance. */
export interface AttackWithin {
  readonly by: string;
  readonly exact: number;
  readonly chance: number;
  readonly deviation: number;
}

/** Attacked contributions, each with the accounts at its company, by index. */
type Companies = ReadonlyMap<number, readonly number[]>;

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

/** Attack by value: shared values of any table score higher the rarer they are. */
export const attackByValue = (ours: readonly ReadonlySet<string>[], theirs: readonly ReadonlySet<string>[], companies: Companies): AttackWithin =>
  within('what both say', shared(ours, theirs), companies);

/** Tries every table pair by hidden columns, times, sizes and values. */
export function attacksWithin(ones: readonly OwnedRows[], others: readonly OwnedRows[], companies: Companies): readonly AttackWithin[] {
  const namesIn = (all: readonly OwnedRows[]): readonly string[] => [...new Set(all.flatMap((one) => [...one.keys()]))];
  const rowsOf = (all: readonly OwnedRows[], table: string) => all.map((one) => one.get(table) ?? []);
  return namesIn(ones).flatMap((ours) =>
    namesIn(others).flatMap((theirs) =>
      [...scoresFor(rowsOf(ones, ours), rowsOf(others, theirs))].map(([how, score]) => within(`${ours} and ${theirs}: ${how}`, score, companies)),
    ),
  );
}

/** Limit of the attack by value: without keys no account value is comparable. */
export const mostOfChance = 1.5;

/** Attacks seven deviations above chance, which luck exceeds once in 10^11. */
export const foundWithin = (attacks: readonly AttackWithin[]): readonly AttackWithin[] =>
  attacks.filter(({ exact, chance, deviation }) => exact > chance + 7 * deviation);

/** Attacks above 1.5 times chance and three deviations. Luck rarely repeats in two crowds. */
export const suspiciousWithin = (attacks: readonly AttackWithin[]): readonly string[] =>
  attacks.flatMap(({ by, exact, chance, deviation }) => (exact > Math.max(mostOfChance * chance, chance + 3 * deviation) ? [`${by}: within`] : []));
