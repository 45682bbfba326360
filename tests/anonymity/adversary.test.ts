import { describe, expect, it } from 'vitest';
import { attacksOn, successful, suspicious, type Attack } from './attacks.ts';
import { ownedRowsOfAccounts, ownedRowsOfPersonas, type OwnedRows } from './owned-rows.ts';
import type { LogLine } from './crowd-instance.ts';
import { aCrowd, aCrowdOfAnHour, aCrowdOfOneDay, crowdSize, sizeOfOneDay, type Crowd } from './crowd.ts';
import { dumpOf, type DumpedRow } from './dump.ts';
import { Seeded } from './seeded.ts';

describe('anyone who has the database, the server’s keys and unlimited time', () => {
  it('finds no made-up name’s account in anything stored (F-07, F-16, A-1 to A-8, A-12, A-13)', async () => {
    const { personas, accounts, living } = await sidesOf(await aCrowd(20_261_121));
    expect(living.length).toBeGreaterThan(0.85 * crowdSize);
    const everyone = (all: readonly OwnedRows[], table: string): number => all.filter((one) => one.has(table)).length;
    expect([everyone(personas, 'persona'), everyone(personas, 'post'), everyone(accounts, 'career')]).toEqual([living.length, living.length, living.length]);
    const tablesOf = (all: readonly OwnedRows[], names: readonly string[]) => names.filter((name) => everyone(all, name) > 0);
    const byKey = ['vote', 'choice_vote', 'comment', 'answer_request', 'report'];
    const bySession = ['session', 'post', 'keyed_voter'];
    expect([tablesOf(personas, byKey), tablesOf(accounts, [...byKey, ...bySession])]).toEqual([byKey, bySession]);
    const pays = personas.filter((one) => one.get('choice')?.some(({ columns }) => columns['offer'] !== null));
    expect([pays.length > living.length / 5, everyone(accounts, 'salary_offer')]).toEqual([true, 0]);
    const attacks = attacksOn(personas, accounts);
    expect(successful(attacks, living.length)).toEqual([]);
    let suspects = suspicious(attacks, living.length);
    for (const seed of [20_261_122, 20_261_123, 20_261_124, 20_261_125, 20_261_126, 20_261_127]) {
      if (suspects.length === 0) break;
      const other = await sidesOf(await aCrowd(seed));
      const again = new Set(suspicious(attacksOn(other.personas, other.accounts), other.living.length));
      suspects = suspects.filter((suspect) => again.has(suspect));
    }
    expect(suspects).toEqual([]);
  }, 1_800_000);

  it('finds nobody who used both names today, after an hour (F-07, A-2, A-13)', async () => {
    const { personas, accounts, living } = await sidesOf(await aCrowdOfOneDay());
    expect(living).toHaveLength(sizeOfOneDay);
    for (const table of ['persona', 'post', 'choice', 'post_view']) expect(personas.every((one) => one.has(table))).toBe(true);
    for (const table of ['account', 'session', 'issued_token', 'keyed_voter', 'post', 'choice']) expect(accounts.every((one) => one.has(table))).toBe(true);
    // Of what is written under both names in one sitting, the time is blurred by an hour and no more.
    const known = 'post and post: posted_at and posted_at';
    const attacks = attacksOn(personas, accounts).filter(({ by }) => !by.startsWith(known));
    expect(successful(attacks, living.length)).toEqual([]);
  }, 600_000);
});

/** Limits for matching a name with those present in the hour before it began. */
const mostOfAnHour = { staying: { exact: 8, tenth: 20 }, returning: { exact: 16, tenth: 32 } } as const;

it.each([
  ['stayed', 'staying'],
  ['closed the page and looked in again', 'returning'],
] as const)(
  'finds no newcomer who chose a name and %s before a round, even by logs (F-07, A-2)',
  async (_, how) => {
    const crowd = await aCrowdOfAnHour(how);
    const { personas, accounts, living } = await sidesOf(crowd);
    expect(living).toHaveLength(sizeOfOneDay);
    for (const table of ['persona', 'post']) expect(personas.every((one) => one.has(table))).toBe(true);
    for (const table of ['account', 'session', 'issued_token', 'keyed_voter', 'onboarding']) expect(accounts.every((one) => one.has(table))).toBe(true);
    const inLog = (asked: LogLine['asked']) =>
      living.map(
        ({ key }) => new Map([['log', [{ columns: {}, xmin: crowd.log.findIndex((line) => line.asked === asked && line.key === key.publicKey), place: 0 }]]]),
      );
    const attacks = [...attacksOn(personas, accounts), ...attacksOn(inLog('name'), inLog('token'))];
    expect(attacks.some(({ by }) => by === 'log and log: xmin after')).toBe(true);
    const found = attacks.filter(({ exact, tenth }) => exact > mostOfAnHour[how].exact || tenth > mostOfAnHour[how].tenth);
    expect(found).toEqual([]);
  },
  600_000,
);

/** Rows of the name and of the account, for each member with both. */
async function sidesOf({ members, secrets, ...instance }: Crowd) {
  const dump = await dumpOf(instance);
  const living = members.filter(({ accountId }) => accountId !== '');
  const [refs, ids] = [living.map(({ key }) => key.publicKey), living.map(({ accountId }) => accountId)];
  return { living, personas: ownedRowsOfPersonas(dump, secrets, refs), accounts: ownedRowsOfAccounts(dump, secrets, ids) };
}

/** Crowd of hand-made rows joined by one clue. */
function planted(joining: (at: number) => { readonly persona: Partial<DumpedRow>; readonly account: Partial<DumpedRow> }): readonly Attack[] {
  const chance = new Seeded(7);
  const aRow = (): DumpedRow => ({ columns: { said: `text ${chance.next()}` }, xmin: chance.below(10_000), place: chance.next() });
  const sides = Array.from({ length: 80 }, (_, at) => joining(at));
  const ownedRows = (rows: readonly Partial<DumpedRow>[]): readonly OwnedRows[] => rows.map((row) => new Map([['held', [{ ...aRow(), ...row }]]]));
  return attacksOn(ownedRows(sides.map(({ persona }) => persona)), ownedRows(sides.map(({ account }) => account)));
}

describe('the adversary', () => {
  it('finds nothing where nothing joins', () =>
    expect(
      successful(
        planted(() => ({ persona: {}, account: {} })),
        80,
      ),
    ).toEqual([]));

  it('gains no suspicion from crowds without links, and keeps it where half is linked', () => {
    const half = (at: number) => ({ persona: { xmin: 4 * at + 1 }, account: { xmin: at % 2 === 0 ? 4 * at : 4 * ((at * 37) % 80) } });
    const suspects = (joining: Parameters<typeof planted>[0]) => suspicious(planted(joining), 80);
    expect(suspects(() => ({ persona: {}, account: {} }))).not.toContain('held and held: xmin nearest: tenth');
    expect(suspects(half)).toContain('held and held: xmin nearest: tenth');
  });

  it.each([
    ['transactions beside each other (A-2)', 'held and held: xmin nearest', (at: number) => ({ persona: { xmin: 4 * at + 1 }, account: { xmin: 4 * at } })],
    ['one transaction for both (A-3, A-4, A-12)', 'held and held: xmin nearest', (at: number) => ({ persona: { xmin: at }, account: { xmin: at } })],
    ['marks beside each other (A-2)', 'held and held: xmax nearest', (at: number) => ({ persona: { xmax: 4 * at + 1 }, account: { xmax: 4 * at } })],
    ['the same place on the disk', 'held and held: place nearest', (at: number) => ({ persona: { place: at / 80 }, account: { place: at / 80 } })],
    [
      'equal values (A-5, A-6)',
      'held and held: equal values',
      (at: number) => ({ persona: { columns: { name: `Nurse, Company ${at}` } }, account: { columns: { place: `Nurse, Company ${at}` } } }),
    ],
    [
      'equal facts of an offer',
      'held and held: equal facts',
      (at: number) => ({
        persona: { columns: { offer: { companyName: 'Betwa', fixedRupees: 900_000 + at, isCurrent: true } } },
        account: { columns: { facts: { fixedRupees: 900_000 + at, companyName: 'Betwa' } } },
      }),
    ],
    [
      'equal sums of pay',
      'held and held: equal sums',
      (at: number) => ({ persona: { columns: { fixed: 900_000 + at } }, account: { columns: { facts: { fixedRupees: 900_000 + at } } } }),
    ],
    [
      'equal days (A-7, A-13)',
      'held and held: posted_at and used_on nearest',
      (at: number) => ({
        persona: { columns: { posted_at: new Date(Date.UTC(2026, 10, at, 11, 59)).toISOString() } },
        account: { columns: { used_on: new Date(Date.UTC(2026, 10, at)).toISOString().slice(0, 10) } },
      }),
    ],
    [
      'communities that it joined and posts in',
      'held and held: communities joined and posted in',
      (at: number) => ({ persona: { columns: { community_id: `community ${at}` } }, account: { columns: { community_id: `community ${at}` } } }),
    ],
    ['equal sizes', 'held and held: size', (at: number) => ({ persona: { columns: { of: 'x'.repeat(at) } }, account: { columns: { by: 'y'.repeat(at) } } })],
  ])('is right about nearly everyone by %s', (_what, by, joining) => {
    const found = successful(planted(joining), 80).find((attack) => attack.by === by);
    expect(found?.exact).toBeGreaterThan(60);
  });
});
