import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countedInYear, countedYears, fewestContributors } from '#core/crowds/fewest.ts';
import type { FigureRule } from '#core/crowds/figure-rule.ts';
import { isRecord } from '#core/record.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { closeEdition } from '#server/adapters/awards/close-edition.ts';
import { countActivity } from '#server/adapters/followers/count-activity.ts';
import { countJobOutcomes } from '#server/adapters/jobs/count-job-outcomes.ts';
import { makePriors } from '#server/adapters/reviews/make-priors.ts';
import { markStale } from '#server/adapters/summaries/mark-stale.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, crowd, published } from '#tests/posts/helpers.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { makePay } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { company, now, show } from '#tests/kinds/played-company.ts';
import { pay, testedSalaries } from '#tests/kinds/salaries.ts';
import type { Play } from '#tests/kinds/tested-kind.ts';
import { plays } from '#tests/kinds/tested-kinds.ts';

type Db = Kysely<Tables>;

/** Contributions two accounts can have while they count, and a few other people. */
const [theirs, others] = [2 * countedInYear * countedYears, 5];

const { companyId } = company;

describe('two accounts that change all they may write of a company, hidden and brought back', () => {
  it.each([...plays, pay])('move no figure of $about', async (play) => {
    const { db } = await aDatabase();
    await keepInTables(db, [company]);
    const all = await play.come(db, [60, 1, 19, 21, 62, ...Array<number>(theirs).fill(30)]);
    const ids = all.slice(others);
    const refresh = async () => {
      await makeStale(db);
      await db.transaction().execute((transaction) => play.summary.refresh(transaction, companyId, now));
    };
    await show(db, play, 'LIVE', all);
    await refresh();
    const first = JSON.stringify(await play.read(db));
    expect(first).not.toBe('null');
    const readings = new Set<string>();
    for (const value of [0, 20, 24, 60]) {
      for (const id of ids) await play.change(db, id, value);
      await refresh();
      readings.add(JSON.stringify(await play.read(db)));
      await show(db, play, 'SCHEDULED', ids.slice(0, 4));
      await refresh();
      const hidden = JSON.stringify(await play.read(db));
      expect([first, 'null']).toContain(hidden);
      await show(db, play, 'LIVE', ids);
      await refresh();
      readings.add(JSON.stringify(await play.read(db)));
    }
    expect([...readings]).toEqual([first]);
  });
});

/** Forces a recount of every job's pay. */
const makeStale = (db: Db) =>
  sql`insert into stale_pay (company_id, designation_id) select distinct company_id, designation_id from salary on conflict do nothing`.execute(db);

/** Recomputes figures twice, so that ratings use the new mean. */
async function makeAll(db: Db): Promise<void> {
  const summaries = plays.map(({ summary }) => summary);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const { name } of summaries) await markStale(db, name, companyId);
    await makeStale(db);
    await refreshStale(db, { now: () => now }, summaries);
    await makePriors(db);
  }
  await makePay(db, now);
  await countJobOutcomes(db);
  await aggregateCounts(db, testDeclarations.kinds);
  await countActivity(db, { now: () => now });
  for (const { name } of testDeclarations.tables.filter((each) => each.name.startsWith('award_'))) await sql`delete from ${sql.table(name)}`.execute(db);
  await closeEdition(db, 2025, '2025-02-03');
}

/** Interview figures that every story shows, beside those that none does. */
const shownInStories = ['interviewsCount', 'uncountedCount', 'questionsCount', 'experiences', 'outcomes', 'sources', 'hardnesses', 'roundKinds'];

const said = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (shownInStories.includes(key) || (isRecord(part) && Object.keys(part).length === 0) ? undefined : part)) ?? '';

async function readFigures(db: Db, ...rules: readonly FigureRule[]): Promise<ReadonlyMap<string, string>> {
  const read = new Map<string, string>();
  for (const { name, columns } of testDeclarations.tables)
    for (const [column, { facts }] of Object.entries(columns)) {
      if (!facts.figure || !rules.includes(facts.figure)) continue;
      const { rows } = await sql<{ readonly value: unknown }>`select ${sql.ref(column)} as value from ${sql.table(name)}`.execute(db);
      const values = rows.map(({ value }) => said(value)).filter((value) => value !== 'null' && value !== '');
      read.set(`${name}.${column}`, values.toSorted().join(' '));
    }
  return read;
}

/** Extra companies, so that the awards have enough to choose from. */
const beside = ['Loom Works', 'Dye House'].map((name) => aCompany({ name }));

const praiseOf = ({ companyId: id }: typeof company) => Array.from({ length: 12 }, (_, at) => aKnownReview({ companyId: id, week: `2024-W${20 + at}` }));

async function opened() {
  const server = await aPostServer();
  const { db } = server;
  await keepInTables(db, [company, ...beside]);
  await keepReviews(db, beside.flatMap(praiseOf), now);
  const jobId = await keepJob(db, { firstSeen: '2026-11-01', companyId });
  const postId = await published(server, server.aMember(), { poll: { options: ['None', 'Three'], days: 7 } });
  const optionIds = ((await server.guest.polls.of([postId])).get(postId)?.options ?? []).map(({ optionId }) => optionId);
  const choose = (voter: MemberPorts, value: number) => voter.polls.choose(postId, optionIds[Number(value > 20)] ?? null);
  /** One contribution of each kind per person, an application outcome, and a vote. */
  const come = async (values: readonly number[], isProven = true) => {
    const written: (readonly [Play, readonly string[]])[] = [];
    for (const play of plays) {
      const ids = await play.come(db, values);
      if (!isProven) await sql`update ${sql.table(play.table)} set counted_year = null where id = any(${ids}::text[])`.execute(db);
      await show(db, play, 'LIVE', ids);
      written.push([play, ids]);
    }
    const savers = values.map(() => anId('saver'));
    const saved = savers.map((saver, at) => ({ saver, outcome: (values[at] ?? 0) > 20 ? ('offered' as const) : ('silent' as const) }));
    await db
      .insertInto('saved_job')
      .values(saved.map((row) => ({ ...row, job_id: jobId, place: 1, saved_on: '2026-11-02', counts: isProven })))
      .execute();
    const voters = crowd(server, values.length);
    for (const [at, voter] of voters.entries()) await choose(voter, values[at] ?? 0);
    await makeAll(db);
    return { written, savers, voters };
  };
  await come([60, 1, 19, 21, 62, ...Array.from({ length: 24 }, (_, at) => 10 + at)]);
  return { db, come, choose };
}

const moved = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...before.keys()].filter((name) => before.get(name) !== after.get(name));

describe('every declared figure of people', () => {
  it('is in this world, and twelve unproven accounts move no crowd or proven row', async () => {
    const { db, come } = await opened();
    const read = () => readFigures(db, 'crowd', 'proven rows');
    const before = await read();
    expect([...before].filter(([, value]) => value === '').map(([name]) => name)).toEqual([]);
    await come(Array<number>(12).fill(120), false);
    expect(moved(before, await read())).toEqual([]);
  });

  it('of a crowd moves with eight new people, but for no victim or two accounts', async () => {
    const { db, come, choose } = await opened();
    const { written, savers, voters } = await come(Array<number>(theirs).fill(30));
    const before = await readFigures(db, 'crowd', 'voters');
    for (const value of [0, 60, 24]) {
      for (const [play, ids] of written)
        for (const id of ids) for (const each of play === testedSalaries.play ? [play, pay] : [play]) await each.change(db, id, value);
      await db
        .updateTable('saved_job')
        .set({ outcome: value > 20 ? 'rejected' : 'silent' })
        .where('saver', 'in', savers)
        .execute();
      for (const voter of voters) await choose(voter, value);
      await makeAll(db);
      expect(moved(before, await readFigures(db, 'crowd', 'voters'))).toEqual([]);
    }
    for (let more = theirs + 1; more < fewestContributors; more += 1) {
      await come([1]);
      expect(moved(before, await readFigures(db, 'crowd', 'voters'))).toEqual([]);
    }
    await come([1, 1, 1, 1, 1, 1, 1]);
    const tables = (names: Iterable<string>) => new Set([...names].map((name) => name.split('.')[0]));
    expect(tables(moved(before, await readFigures(db, 'crowd', 'voters')))).toEqual(tables(before.keys()));
  });
});
