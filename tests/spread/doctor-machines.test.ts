import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sentencesOfCluster } from '#scripts/backup/of-cluster.ts';
import { findingsOfMachines, machineFindings, type MachineFacts } from '#scripts/doctor/machines-finding.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';

const [first, second, third] = ['first.example:5432', 'second.example:5432', 'third.example:5432'];

const allWell: MachineFacts = {
  machines: [first, second, third],
  asleep: [],
  silent: [],
  unprepared: [],
  areKeysAside: false,
  lacks: undefined,
  placedCount: 62,
  owed: [],
  lostCount: 0,
  bytes: [
    [second, 3_000_000_000],
    [third, 1_000_000_001],
  ],
};

const lineOf = (facts: Partial<MachineFacts>): string[] =>
  findingsOfMachines({ ...allWell, ...facts }).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);

describe('the doctor', () => {
  it('says in one line that all machines of a cluster are well', () => {
    expect(lineOf({})).toEqual(['ok: All 3 answer, and 62 tables are spread over them.']);
  });

  it.each<[Partial<MachineFacts>, string]>([
    [{ silent: [third] }, 'wrong: The coordinator cannot reach third.example:5432, so pages of its companies fail. Start it, and open the way to it.'],
    [
      { asleep: [third] },
      "wrong: third.example:5432 is not active, and nothing is asked there. Wake it on the coordinator: select citus_activate_node('third.example', 5432);",
    ],
    [
      { unprepared: [second] },
      'wrong: second.example:5432 takes no part in changes of several machines. Set max_prepared_transactions there to at least max_connections.',
    ],
    [{ lostCount: 2 }, 'wrong: 2 parts of tables lie on no machine, and their rows are lost. Restore the newest backup.'],
    [{ areKeysAside: true, owed: ['review'] }, 'wrong: Tables are half spread, and the server does not start. Finish it: npm run admin -- spread'],
    [{ placedCount: 0, owed: ['review'] }, 'look: All rows are on the coordinator. Spread them over the machines: npm run admin -- spread'],
    [{ placedCount: 0, lacks: 'The coordinator knows no other machine.' }, 'look: All rows are on the coordinator. The coordinator knows no other machine.'],
    [{ owed: ['review', 'salary'] }, 'look: Not spread yet: review, salary. The next start does it, or now: npm run admin -- spread'],
  ])('says of machines with %o what to do', (facts, line) => expect(lineOf(facts)).toEqual([line]));

  it.each([
    [4_000_000_000, 0, 0, 'third.example:5432 has 4.0 GB, the mean is 1.3 GB. Even it out on the coordinator: select citus_rebalance_start();'],
    [4_000_000_000, 1_000_000_000, 1_000_000_000, undefined],
    [1_000_000_000, 0, 0, undefined],
  ])('calls rows uneven above twice the mean and a gigabyte: %d beside %d and %d', (most, one, other, sentence) => {
    const bytes = [
      [first, one],
      [third, most],
      [second, other],
    ] as const;
    expect(lineOf({ bytes })).toEqual([sentence === undefined ? expect.stringMatching(/^ok: /) : `look: ${sentence}`]);
  });

  it('looks over the machines of a cluster, and says nothing of a plain PostgreSQL', async () => {
    const database = await aDatabase();
    const isCluster = process.env['CITUS_URL'] !== undefined;
    const found = await machineFindings(database, testDeclarations.tables);
    expect(found.map(({ sentence }) => sentence)).toEqual(isCluster ? [expect.stringMatching(/^All \d+ answer, and \d+ tables are spread over them\.$/)] : []);
    await sql`create table key_set_aside (name text)`.execute(database.db);
    onTestFinished(async () => void (await sql`drop table key_set_aside`.execute(database.db)));
    expect((await machineFindings(database, testDeclarations.tables)).map(({ verdict }) => verdict)).toEqual(isCluster ? ['wrong'] : []);
  });
});

it('restore and move say what a cluster needs, and nothing of a plain PostgreSQL', async () => {
  const isCluster = process.env['CITUS_URL'] !== undefined;
  expect(await sentencesOfCluster(await aDatabase())).toEqual(
    isCluster
      ? {
          howEmpty: expect.stringMatching(/^ To get an empty one on this cluster, .* in DATABASE_URL\.$/),
          afterwards: [expect.stringMatching(/before you start: npm run admin -- spread$/)],
        }
      : { howEmpty: '', afterwards: [] },
  );
});
