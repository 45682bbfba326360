import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { feedRow, type FeedJob } from '#core/jobs/job-feed.ts';
import { freshnessBadge } from '#core/jobs/job-freshness.ts';
import type { Job } from '#core/jobs/job.ts';
import { host } from '#server/adapters/administration/log-action.ts';
import { importJobs } from '#server/adapters/jobs/import-jobs.ts';
import { jobsByIds } from '#server/adapters/jobs/jobs-by-ids.ts';
import { jobInstance } from './feed-instance.ts';
import { honestWithAmounts } from './planted-honest.ts';
import { falseWays, honest as plainlyHonest, lies } from './planted-lies.ts';
import { histories, type History } from './planted-histories.ts';
import { promises, publishedPay } from './planted-pay.ts';
import { workplacesSaid } from './planted-workplaces.ts';

const today = '2026-11-20';

const honest = [...plainlyHonest, ...honestWithAmounts];

/** Advertisement with planted content and the resulting truth. */
interface Planted {
  readonly key: string;
  readonly says: Partial<FeedJob>;
  readonly history?: History;
  readonly signs: readonly string[];
  readonly usual?: number | null;
  readonly badge?: string | null;
  readonly is?: string;
}

const page = (key: string) => ({ applyUrl: `https://careers.suryasteel.example/jobs/${key}` });
const textAt = (at: number): string => honest[at % honest.length] ?? '';

const clean: readonly Planted[] = [...honest, ...honest].map((text, at) => ({
  key: `clean ${at}`,
  says: { title: at < honest.length ? 'Office Assistant' : 'Executive', description: at < honest.length ? text : `${text}\n\n${textAt(at + 7)}` },
  signs: [],
}));

const lying: readonly Planted[] = lies.flatMap(({ says, signs }, lie) =>
  [0, 1, 2, 3].map((copy) => {
    const around = textAt(lie * 4 + copy);
    return {
      key: `lie ${lie} ${copy}`,
      says: { title: 'Executive', description: copy === 0 ? says : copy === 1 ? `${around} ${says}` : `${says}\n\n${around}` },
      signs,
    };
  }),
);

const elsewhere: readonly Planted[] = falseWays.flatMap(({ applyUrl, signs }, way) =>
  [0, 1].map((copy) => ({ key: `way ${way} ${copy}`, says: { title: 'Executive', description: textAt(way * 2 + copy), applyUrl }, signs })),
);

const paid: readonly Planted[] = promises.map(({ title, years: [from, to], city, pay, usual }, at) => ({
  key: `pay ${at}`,
  says: { title, description: textAt(at), experience: { from, to }, places: city === null ? [] : [city], pay: pay && { from: pay[0], to: pay[1] } },
  signs: usual === null ? [] : ['pay-above-market'],
  usual,
}));

const old: readonly Planted[] = histories.flatMap((history, at) => [
  { key: `history ${at}`, says: { title: 'Executive', description: textAt(at) }, history, signs: [], badge: history.badge },
  {
    key: `history ${at} of a scam`,
    says: { title: 'Executive', description: lies[at]?.says ?? '' },
    history,
    signs: lies[at]?.signs ?? [],
    badge: history.closedOn === null ? null : 'closed',
  },
]);

const placed: readonly Planted[] = workplacesSaid.map(({ places, workplace, says, is }, at) => ({
  key: `place ${at}`,
  says: { title: 'Executive', description: says, places, workplace },
  signs: [],
  is,
}));

const planted: readonly Planted[] = [...clean, ...lying, ...elsewhere, ...paid, ...old, ...placed];

/** Publishes usual pay, imports all advertisements by feed, and gives them their past. */
async function shown(): Promise<ReadonlyMap<string, Job>> {
  const { db } = await jobInstance();
  await sql`insert into department (id, url_name, name) values (1, 'work', 'Work')`.execute(db);
  await sql`insert into designation (id, department_id, name) values (1, 1, 'Accountant'), (2, 1, 'Staff Nurse')`.execute(db);
  await sql`insert into city (id, name, state) values (1, 'Pune', 'Maharashtra'), (2, 'Surat', 'Gujarat')`.execute(db);
  for (const figure of publishedPay) {
    const figures = {
      currency: 'INR',
      people: figure.people,
      newestMonth: '2026-10',
      points: [{ percent: 50, amount: figure.median }],
      interval: null,
      confidence: 'low',
      spread: 0,
      columns: [],
      parts: null,
    };
    await sql`insert into market_pay (department_id, designation_id, city_id, band, counted, people, median, figures)
      select designation.department_id, designation.id, coalesce((select id from city where city.name = ${figure.city}), 0), ${figure.band}, ${figure.people}, ${figure.people}, ${figure.median}, ${JSON.stringify(figures)}
      from designation where designation.name = ${figure.title}`.execute(db);
  }
  const rows = planted.map(({ key, says }, at) => feedRow(at, key, { company: 'Koyal Pay', postedOn: '2026-11-01', ...page(String(at)), ...says }));
  const report = await importJobs(db, { feed: 'planted', rows }, { administrator: host, now: Date.parse(`${today}T12:00+05:30`) });
  expect(report.rows.filter(({ is }) => is !== 'added')).toEqual([]);
  for (const { key, history } of planted)
    if (history)
      await sql`update job set first_seen = ${history.firstSeen}, last_confirmed = ${history.lastListed}, reposts = ${history.reposts}, said_open_on = ${history.saidOpenOn}, closed_on = ${history.closedOn}
        where feed_key = ${key}`.execute(db);
  const kept = await db.selectFrom('job').select(['id', 'feed_key']).execute();
  const keys = new Map(kept.map(({ id, feed_key: key }) => [id, key]));
  const jobs = await jobsByIds(db, [...keys.keys()], today);
  return new Map(jobs.map((job) => [keys.get(job.jobId) ?? '', job]));
}

describe('449 advertisements with what was planted in them (F-24, F-25)', () => {
  let jobs: ReadonlyMap<string, Job>;
  beforeAll(async () => void (jobs = await shown()));

  const wrong = (some: readonly Planted[], differs: (job: Job | undefined, planted: Planted) => unknown) =>
    some.flatMap((each) => {
      const found = differs(jobs.get(each.key), each);
      return found === undefined ? [] : [[each.key, each.says.description, found]];
    });
  const signsDiffer = (job: Job | undefined, { signs }: Planted) => (job?.scamSigns.join() === signs.join() ? undefined : job?.scamSigns);

  it('are all there', () => expect([planted.length, jobs.size]).toEqual([449, 449]));

  it('show no sign where none was planted, whatever employers write of fees and codes', () => expect(wrong(clean, signsDiffer)).toEqual([]));

  it('show each lie, and no other, also among honest words', () => expect(wrong(lying, signsDiffer)).toEqual([]));

  it('show where one applies elsewhere than at the company', () => expect(wrong(elsewhere, signsDiffer)).toEqual([]));

  it('show pay of three times the usual, with that, only where it is published', () =>
    expect([...wrong(paid, signsDiffer), ...wrong(paid, (job, { usual }) => ((job?.usualPay?.median ?? null) === usual ? undefined : job?.usualPay))]).toEqual(
      [],
    ));

  it('name the workplace from feed or text, even where these are far from an office', () =>
    expect([...wrong(placed, signsDiffer), ...wrong(placed, (job, { is }) => (job?.workplace === is ? undefined : job?.workplace))]).toEqual([]));

  it('wear the badge that is true of their past, and none beside a sign', () => {
    expect(wrong(old, signsDiffer)).toEqual([]);
    expect(wrong(old, (job, { badge }) => (job && freshnessBadge(job) === badge ? undefined : job && freshnessBadge(job)))).toEqual([]);
  });
});
