import { isRecord } from '#core/record.ts';
import type { OwnedRows } from './owned-rows.ts';
import type { DumpedRow } from './dump.ts';

/** Distance of a made-up name and an account by one clue. Smaller is likelier. */
type Distance = (persona: readonly DumpedRow[], account: readonly DumpedRow[]) => number;

/** Way of matching made-up names to accounts, and its hits. */
export interface Attack {
  readonly by: string;
  /** Names whose account came first, within the best tenth, and within the better half. */
  readonly exact: number;
  readonly tenth: number;
  readonly half: number;
}

const numbersIn = (rows: readonly DumpedRow[], valueOf: (row: DumpedRow) => number | undefined): readonly number[] =>
  rows.flatMap((row) => valueOf(row) ?? []).toSorted((one, other) => one - other);

/** Smallest distance between numbers of two sorted lists. */
function nearest(ones: readonly number[], others: readonly number[]): number {
  let [best, at] = [Infinity, 0];
  for (const one of ones) {
    while (at + 1 < others.length && (others[at + 1] ?? 0) <= one) at++;
    for (const other of [others[at], others[at + 1]]) if (other !== undefined) best = Math.min(best, Math.abs(one - other));
  }
  return best;
}

const dated = /^\d{4}-\d\d-\d\d/;
const timeOf = (value: unknown): number | undefined => (typeof value === 'string' && dated.test(value) ? Date.parse(value) : undefined);

const columnsOf = (rows: Iterable<DumpedRow>, read: (value: unknown) => number | undefined): readonly string[] => [
  ...new Set([...rows].flatMap(({ columns }) => Object.keys(columns).filter((name) => read(columns[name]) !== undefined))),
];

/** Telling values: no short ones of closed lists, and no flags. */
const valuesOf = (rows: readonly DumpedRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ columns }) => Object.values(columns).flatMap((value) => (typeof value === 'string' && value.length > 3 ? [value] : []))));

/** Sums of money, also in records. Smaller numbers are counts, years and short ids. */
const sumsOf = (rows: readonly DumpedRow[]): ReadonlySet<string> =>
  new Set(
    rows
      .flatMap(({ columns }) => Object.values(columns).flatMap((value) => (isRecord(value) ? Object.values(value) : [value])))
      .flatMap((value) => (typeof value === 'number' && value >= leastSum ? [String(value)] : [])),
  );

const leastSum = 100_000;

/** Nested records such as offer facts, in any order. Flags identify nobody. */
const recordsOf = (rows: readonly DumpedRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ columns }) => Object.values(columns).flatMap((value) => (isRecord(value) ? [textOf(value)] : []))));

const textOf = (record: object): string =>
  JSON.stringify(
    Object.entries(record)
      .filter(([, fact]) => typeof fact !== 'boolean')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

type Prepared = readonly (readonly number[])[];

/** Scores by numbers prepared once per side, as every name meets every account. */
const byNumbers =
  (personas: Prepared, accounts: Prepared, apart: (one: readonly number[], other: readonly number[]) => number): Scores =>
  (p, a) =>
    apart(personas[p] ?? [], accounts[a] ?? []);

export type Scores = (persona: number, account: number) => number;

const ends = {
  nearest,
  first: (ones: readonly number[], others: readonly number[]) => apart(ones[0], others[0]),
  last: (ones: readonly number[], others: readonly number[]) => apart(ones.at(-1), others.at(-1)),
  after: (ones: readonly number[], others: readonly number[]) => following(ones[0], others[0]),
  before: (ones: readonly number[], others: readonly number[]) => following(others.at(-1), ones.at(-1)),
};

const apart = (one: number | undefined, other: number | undefined): number => (one === undefined || other === undefined ? Infinity : Math.abs(one - other));

/** Time by which one follows the other, which must come first. */
const following = (later: number | undefined, earlier: number | undefined): number =>
  later === undefined || earlier === undefined || later < earlier ? Infinity : later - earlier;

/** Ways in which a row of one table can betray a row of another. */
export function* scoresFor(personas: readonly (readonly DumpedRow[])[], accounts: readonly (readonly DumpedRow[])[]): Generator<readonly [string, Scores]> {
  const prepared = (all: readonly (readonly DumpedRow[])[], valueOf: (row: DumpedRow) => number | undefined): Prepared =>
    all.map((rows) => numbersIn(rows, valueOf));
  for (const hidden of ['xmin', 'xmax', 'place'] as const) {
    const [ones, others] = [prepared(personas, (row) => row[hidden]), prepared(accounts, (row) => row[hidden])];
    for (const [name, how] of Object.entries(ends)) yield [`${hidden} ${name}`, byNumbers(ones, others, how)];
  }
  for (const one of columnsOf(personas.flat(), timeOf))
    for (const other of columnsOf(accounts.flat(), timeOf)) {
      const [ours, theirs] = [prepared(personas, ({ columns }) => timeOf(columns[one])), prepared(accounts, ({ columns }) => timeOf(columns[other]))];
      for (const [name, how] of Object.entries(ends)) yield [`${one} and ${other} ${name}`, byNumbers(ours, theirs, how)];
    }
  const things = personas.map((rows) => new Set(rows.map(({ columns }) => columns['id'])));
  const touched = accounts.map((rows) => rows.flatMap(({ columns }) => columns['post_id'] ?? columns['thing'] ?? []));
  yield ['the one who left it out', (p, a) => (touched[a]?.some((id) => things[p]?.has(id)) ? 0 : -(touched[a]?.length ?? 0))];
  yield ['communities joined and posted in', posting(personas.map(communitiesOf), accounts.map(communitiesOf))];
  const counts: Distance = (persona, account) => (persona.length === 0 || account.length === 0 ? Infinity : Math.abs(persona.length - account.length));
  yield ['number of rows', (p, a) => counts(personas[p] ?? [], accounts[a] ?? [])];
  const sizes = (rows: readonly DumpedRow[]): number => JSON.stringify(rows.map(({ columns }) => columns)).length;
  const [ourSizes, theirSizes] = [personas.map(sizes), accounts.map(sizes)];
  yield ['size', (p, a) => apart(ourSizes[p], theirSizes[a])];
  yield ['equal values', shared(personas.map(valuesOf), accounts.map(valuesOf))];
  yield ['equal sums', shared(personas.map(sumsOf), accounts.map(sumsOf))];
  yield ['equal facts', shared(personas.map(recordsOf), accounts.map(recordsOf))];
}

const communitiesOf = (rows: readonly DumpedRow[]): readonly unknown[] => rows.flatMap(({ columns }) => columns['community_id'] ?? []);

/** Cost of a post in a community not joined. Rare joined communities cost less. */
const strayCost = 6;

/** Scores the likelihood that a member of these communities posts in those. */
function posting(posted: readonly (readonly unknown[])[], joined: readonly (readonly unknown[])[]): Scores {
  const lists = joined.map((ids) => new Set(ids));
  return (p, a) => {
    const list = lists[a] ?? new Set();
    return list.size === 0 ? Infinity : (posted[p] ?? []).reduce<number>((sum, id) => sum + (list.has(id) ? Math.log(list.size) : strayCost), 0);
  };
}

/** Scores shared values, higher the rarer they are. */
export function shared(ours: readonly ReadonlySet<string>[], theirs: readonly ReadonlySet<string>[]): Scores {
  const holders = Map.groupBy(
    theirs.flatMap((values) => [...values]),
    (value) => value,
  );
  return (p, a) => -[...(ours[p] ?? [])].reduce((sum, value) => sum + (theirs[a]?.has(value) ? 1 / (holders.get(value)?.length ?? 1) : 0), 0);
}

/** Names whose account is within the best `most`, with ties in any order. */
const withinBest = (places: readonly { readonly better: number; readonly alike: number }[], most: number): number =>
  places.reduce((sum, { better, alike }) => sum + Math.min(1, Math.max(0, (most - better) / alike)), 0);

/** Tries every pair of tables. The truth: names and accounts share their index. */
export function attacksOn(personas: readonly OwnedRows[], accounts: readonly OwnedRows[]): readonly Attack[] {
  const namesIn = (all: readonly OwnedRows[]): readonly string[] => [...new Set(all.flatMap((one) => [...one.keys()]))];
  const attacks: Attack[] = [];
  for (const ours of namesIn(personas))
    for (const theirs of namesIn(accounts)) {
      const rowsOf = (all: readonly OwnedRows[], table: string) => all.map((one) => one.get(table) ?? []);
      for (const [how, score] of scoresFor(rowsOf(personas, ours), rowsOf(accounts, theirs))) {
        const places = personas.map((_, p) => {
          const truth = score(p, p);
          let [better, alike] = [0, 0];
          for (let a = 0; a < accounts.length; a++) {
            const other = score(p, a);
            if (other < truth) better++;
            else if (other === truth) alike++;
          }
          return { better, alike };
        });
        const [exact, tenth, half] = [1, accounts.length / 10, accounts.length / 2].map((most) => withinBest(places, most));
        attacks.push({ by: `${ours} and ${theirs}: ${how}`, exact: exact ?? 0, tenth: tenth ?? 0, half: half ?? 0 });
      }
    }
  return attacks;
}

/** Most that chance ever does. All attacks together exceed it less than once in 10^9 runs. */
const byChance = (share: number, size: number, deviations: number): number => share * size + deviations * Math.sqrt(share * (1 - share) * size);
const mostExact = 15;

const isOver = ({ exact, tenth, half }: Attack, size: number): boolean => exact > mostExact || tenth > byChance(0.1, size, 10) || half > byChance(0.5, size, 7);

/** Attacks above 1.5 times guessing. Only one suspicious in seven crowds in a row is not luck. */
export const suspicious = (attacks: readonly Attack[], size: number): readonly string[] =>
  attacks.flatMap(({ by, exact, tenth, half }) => [
    ...(exact > 4 ? [`${by}: exact`] : []),
    ...(tenth > 1.5 * (size / 10) ? [`${by}: tenth`] : []),
    ...(half > 1.25 * (size / 2) ? [`${by}: half`] : []),
  ]);

export const successful = (attacks: readonly Attack[], size: number): readonly Attack[] =>
  attacks.filter((attack) => isOver(attack, size)).toSorted((one, other) => other.exact - one.exact);
