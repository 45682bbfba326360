import { describe, expect, it } from 'vitest';
import { attacksOn, type Attack } from './attacks.ts';
import { belongingsOfAccounts, belongingsOfPersonas, type Belongings } from './belongings.ts';
import { aCrowd, crowdSize } from './crowd.ts';
import { dumpOf, type DumpedRow } from './dump.ts';
import { Seeded } from './seeded.ts';

/** The most that matching may find, as a share of the crowd: one and a half times what guessing finds in the better half, and below that no more than chance ever does. */
const bars = { exact: 0.05, tenth: 0.25, half: 0.75 } as const;

const isOver = ({ exact, tenth, half }: Attack, size: number): boolean => exact > bars.exact * size || tenth > bars.tenth * size || half > bars.half * size;

/** Attacks that find more than guessing does, worst first. */
const successful = (attacks: readonly Attack[], size: number): readonly Attack[] =>
  attacks.filter((attack) => isOver(attack, size)).toSorted((one, other) => other.exact - one.exact);

describe('whoever has the database, the keys of the server and all the time in the world', () => {
  it('finds the account of a made-up name by no table, order, transaction, time, size or value (F-07, F-16, A-1 to A-8, A-12, A-13)', async () => {
    const { members, secrets, ...house } = await aCrowd();
    const dump = await dumpOf(house);
    const living = members.filter(({ accountId }) => accountId !== '');
    expect(living.length).toBeGreaterThan(0.85 * crowdSize);
    const personas = belongingsOfPersonas(
      dump,
      secrets,
      living.map(({ key }) => key.publicKey),
    );
    const accounts = belongingsOfAccounts(
      dump,
      secrets,
      living.map(({ accountId }) => accountId),
    );
    const everyone = (all: readonly Belongings[], table: string): number => all.filter((one) => one.has(table)).length;
    expect([everyone(personas, 'persona'), everyone(personas, 'post'), everyone(accounts, 'career')]).toEqual([living.length, living.length, living.length]);
    const tablesOf = (all: readonly Belongings[], names: readonly string[]) => names.filter((name) => everyone(all, name) > 0);
    const byKey = ['vote', 'choice_vote', 'comment', 'answer_request', 'report'];
    const bySession = ['session', 'post', 'keyed_voter'];
    expect([tablesOf(personas, byKey), tablesOf(accounts, [...byKey, ...bySession])]).toEqual([byKey, bySession]);
    expect(successful(attacksOn(personas, accounts), living.length)).toEqual([]);
  }, 600_000);
});

/** A crowd of rows made by hand, with one thing that joins them. */
function planted(joining: (at: number) => { readonly persona: Partial<DumpedRow>; readonly account: Partial<DumpedRow> }): readonly Attack[] {
  const chance = new Seeded(7);
  const aRow = (): DumpedRow => ({ columns: { said: `text ${chance.next()}` }, xmin: chance.below(10_000), place: chance.next() });
  const sides = Array.from({ length: 80 }, (_, at) => joining(at));
  const belongings = (rows: readonly Partial<DumpedRow>[]): readonly Belongings[] => rows.map((row) => new Map([['held', [{ ...aRow(), ...row }]]]));
  return attacksOn(belongings(sides.map(({ persona }) => persona)), belongings(sides.map(({ account }) => account)));
}

describe('the adversary', () => {
  it('finds nothing where nothing joins', () =>
    expect(
      successful(
        planted(() => ({ persona: {}, account: {} })),
        80,
      ),
    ).toEqual([]));

  it.each([
    ['transactions beside each other (A-2)', 'held and held: xmin nearest', (at: number) => ({ persona: { xmin: 4 * at + 1 }, account: { xmin: 4 * at } })],
    ['one transaction for both (A-3, A-4, A-12)', 'held and held: xmin nearest', (at: number) => ({ persona: { xmin: at }, account: { xmin: at } })],
    ['the same place on the disk', 'held and held: place nearest', (at: number) => ({ persona: { place: at / 80 }, account: { place: at / 80 } })],
    [
      'equal values (A-5, A-6)',
      'held and held: equal values',
      (at: number) => ({ persona: { columns: { name: `Nurse, Company ${at}` } }, account: { columns: { place: `Nurse, Company ${at}` } } }),
    ],
    [
      'equal days (A-7, A-13)',
      'held and held: posted_at and used_on nearest',
      (at: number) => ({
        persona: { columns: { posted_at: new Date(Date.UTC(2026, 10, at, 11, 59)).toISOString() } },
        account: { columns: { used_on: new Date(Date.UTC(2026, 10, at)).toISOString().slice(0, 10) } },
      }),
    ],
    ['equal sizes', 'held and held: size', (at: number) => ({ persona: { columns: { of: 'x'.repeat(at) } }, account: { columns: { by: 'y'.repeat(at) } } })],
  ])('is right about nearly everybody by %s', (_what, by, joining) => {
    const found = successful(planted(joining), 80).find((attack) => attack.by === by);
    expect(found?.exact).toBeGreaterThan(60);
  });
});
