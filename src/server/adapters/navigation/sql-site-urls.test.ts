import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCompany, koyal as koyalPay } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { keepAwards } from '#tests/fakes/awards/keep-awards.ts';
import { keepProfiles } from '#tests/fakes/company-profiles/keep-profiles.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { koyalProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { aKnownPhotoSet, keepPhotos } from '#tests/fakes/photos/known-photos.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { aKnownReview, keepReviewRow } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { fillCommunities } from '../communities/fill-communities.ts';
import { refreshJobSummaries } from '../jobs/refresh-job-summaries.ts';
import { fillReferences } from '../reference-lists/fill-references.ts';
import type { Tables } from '../database/tables.ts';
import { SqlSiteUrls } from './sql-site-urls.ts';

let db: Kysely<Tables>;
let urls: SqlSiteUrls;

beforeAll(async () => {
  ({ db } = await aDatabase());
  urls = new SqlSiteUrls({ db });
  await fillReferences(db);
  await fillCommunities(db);
  const { id } = await db.selectFrom('community').select('id').where('url_name', '=', 'notice-period').executeTakeFirstOrThrow();
  await db
    .insertInto('persona')
    .values([
      { ref: 'a', kind: 'ANONYMOUS', name: ownWords('Bright Jasmine'), name_key: 'a', avatar: '7-sky' },
      { ref: 'b', kind: 'ANONYMOUS', name: ownWords('Quiet Banyan'), name_key: 'b', avatar: '0-slate', is_hidden: true },
    ])
    .execute();
  const post = { community_id: id, author_ref: 'a', kind: 'text', content: ownWords('Ninety days?'), heat: 0 } as const;
  await db
    .insertInto('post')
    .values([
      { ...post, id: 'bbbbbbbbbbbbbbbb', posted_at: new Date('2026-11-22T23:59:00Z') },
      { ...post, id: 'aaaaaaaaaaaaaaaa', posted_at: new Date('2026-11-16T00:00:00Z') },
      { ...post, id: 'cccccccccccccccc', posted_at: new Date('2026-11-15T23:59:00Z') },
      { ...post, id: 'dddddddddddddddd', posted_at: new Date('2026-11-20T10:00:00Z'), status: 'FLAGGED' },
      { ...post, id: 'eeeeeeeeeeeeeeee', posted_at: new Date('2026-11-20T10:00:00Z'), status: 'DELETED' },
      { ...post, id: 'ffffffffffffffff', posted_at: new Date('2026-11-20T10:00:00Z'), author_ref: 'b' },
    ])
    .execute();
});

async function withQuestions(): Promise<void> {
  const question = { company_id: 'mill', author_ref: 'a', is_asked: false, posted_at: new Date('2026-11-16T00:00:00Z'), text_key: '' } as const;
  await db
    .insertInto('question')
    .values([
      { ...question, id: 'q1', text: ownWords('What is a deadlock?') },
      { ...question, id: 'q2', text: ownWords('Who joined them?'), merged_into: 'q1' },
      { ...question, id: 'q3', text: ownWords('Who took it down?'), status: 'AUTHOR_REJECTED' },
      { ...question, id: 'q4', text: ownWords('Who rests?'), author_ref: 'b' },
    ])
    .execute();
}

describe('the public pages (T-13)', () => {
  it('are posts that everyone may read, by week and never by day or hour', async () => {
    expect(await urls.count('post')).toBe(4);
    expect(await urls.list('post', 0, 10)).toEqual([
      { path: '/p/aaaaaaaaaaaaaaaa', week: '2026-11-16' },
      { path: '/p/bbbbbbbbbbbbbbbb', week: '2026-11-16' },
      { path: '/p/cccccccccccccccc', week: '2026-11-09' },
    ]);
    expect(await urls.list('post', 1, 1)).toEqual([{ path: '/p/bbbbbbbbbbbbbbbb', week: '2026-11-16' }]);
    expect(await urls.list('post', 2, 1)).toEqual([]);
  });

  it('are questions by their words, without hidden or merged ones (R-038)', async () => {
    await withQuestions();
    expect(await urls.count('question')).toBe(2);
    expect(await urls.list('question', 0, 10)).toEqual([{ path: '/answers/what-is-a-deadlock-q1' }]);
  });

  it('are topics and departments under their own URLs', async () => {
    for (const [screen, beginning] of [
      ['community', '/communities/'],
      ['department', '/departments/'],
    ] as const) {
      const paths = (await urls.list(screen, 0, 1_000)).map(({ path }) => path);
      expect(paths).toHaveLength(await urls.count(screen));
      expect(paths.length > 0 && paths.every((path) => path.startsWith(beginning)), screen).toBe(true);
    }
    expect((await urls.list('community', 0, 1_000)).map(({ path }) => path)).toContain('/communities/notice-period');
  });

  it('are jobs with published pay, by first name, and their published cities (F-02, R-187)', async () => {
    const [first, hidden] = await jobsAmong(2);
    await payOf(first, { people: 8 });
    await payOf(hidden, { people: 0 });
    const [city, other] = await db.selectFrom('city').select(['id', 'url_name']).orderBy('id').limit(2).execute();
    await payOf(hidden, { people: 8, city_id: city?.id ?? 0 });
    await payOf(first, { people: 0, city_id: other?.id ?? 0 });
    const paths = (await urls.list('designationSalary', 0, 10)).map(({ path }) => path);
    expect([await urls.count('designationSalary'), paths.toSorted()]).toEqual([
      3,
      [
        `/profile/${first?.url_name}-salary`,
        `/profile/${hidden?.url_name}-salary/${city?.url_name}-location`,
        `/salaries/${city?.url_name}-location`,
      ].toSorted(),
    ]);
  });

  it('are jobs and skills of which questions are known', async () => {
    const [job] = await jobsAmong(1);
    const skill = await db.selectFrom('skill').select(['id', 'url_name']).orderBy('id').limit(1).executeTakeFirstOrThrow();
    const topics = [
      { list: `designation ${job?.id}`, questions_count: 3 },
      { list: `skill ${skill.id}`, questions_count: 2 },
    ];
    await db.insertInto('question_topic').values(topics).execute();
    expect(
      await Promise.all((['designationQuestions', 'skillQuestions'] as const).map(async (kind) => [await urls.count(kind), await urls.list(kind, 0, 10)])),
    ).toEqual([
      [1, [{ path: `/profiles/${job?.url_name}/interview-questions` }]],
      [1, [{ path: `/skills/${skill.url_name}-interview-questions` }]],
    ]);
  });

  it('are offices of which more is known than their city (R-019)', async () => {
    const emptied = await aDatabase();
    await keepProfiles(emptied.db, [koyalProfile]);
    const offices = new SqlSiteUrls(emptied);
    expect([await offices.count('office'), await offices.list('office', 0, 10)]).toEqual([
      1,
      [{ path: '/overview/koyal-pay-overview/locations/pune-offices' }],
    ]);
  });

  it('are the tabs of companies on which there is something, and no others', async () => {
    const { db: filled } = await aDatabase();
    const [recorded, quiet] = [aCompany({ urlName: 'told', reviewsCount: 2, photosCount: 1 }), aCompany({ urlName: 'quiet', reviewsCount: 0, rating: null })];
    await keepInTables(filled, [recorded, quiet]);
    await figuresOf(filled, recorded.companyId, 8);
    await figuresOf(filled, quiet.companyId, 0);
    const of = new SqlSiteUrls({ db: filled });
    const tabs = ['companyReviews', 'companySalaries', 'companyInterviews', 'topQuestions', 'companyBenefits', 'companyPhotos'] as const;
    const listed = await Promise.all(tabs.map(async (kind) => [await of.count(kind), (await of.list(kind, 0, 10)).map(({ path }) => path)]));
    expect(listed).toEqual([
      [1, ['/reviews/told-reviews']],
      [1, ['/salaries/told-salaries']],
      [1, ['/interviews/told-interview-questions']],
      [1, ['/interviews/told-interview-questions/top-questions']],
      [1, ['/benefits/told-benefits']],
      [1, ['/photos/told-photos']],
    ]);
    expect(await of.count('overview')).toBe(2);
  });

  it('are the reviews of each city that at least one is shown from (R-187)', async () => {
    const { db: filled } = await aDatabase();
    await fillReferences(filled);
    const quiet = aCompany({ urlName: 'quiet', reviewsCount: 0, rating: null });
    await keepInTables(filled, [quiet]);
    for (const [city, level] of [
      ['Pune', 3],
      ['Pune', 4],
      ['Mumbai', 2],
    ] as const) {
      const review = aKnownReview({ companyId: quiet.companyId, city });
      await keepReviewRow(filled, review);
      await filled.updateTable('review').set({ shown_level: level }).where('id', '=', review.reviewId).execute();
    }
    const of = new SqlSiteUrls({ db: filled });
    const paths = (await of.list('companyReviews', 0, 10)).map(({ path }) => path);
    expect([await of.count('companyReviews'), paths]).toEqual([1, ['/reviews/pune-location']]);
  });

  it('are open jobs and their lists, until closed (R-023, R-187, R-198, R-199)', async () => {
    const { db: filled } = await aDatabase();
    const mill = aCompany({ urlName: 'sutra-mill' });
    await keepInTables(filled, [koyalPay, mill]);
    const job = aJob({ company: koyalPay, designation: 'Weaver', skills: ['Looms'] });
    await keepJobs(filled, [job, aJob({ company: koyalPay, isOpen: false }), aJob({ company: mill, closesOn: '2026-01-31' })], Date.parse('2026-11-20'));
    const kinds = ['job', 'jobsOf'] as const;
    const listed = async () => Promise.all(kinds.map(async (kind) => (await new SqlSiteUrls({ db: filled }).list(kind, 0, 10)).map(({ path }) => path)));
    expect(await listed()).toEqual([
      [`/job/${job.jobId}`],
      expect.toSatisfy(
        (paths: readonly string[]) => paths.toSorted().join() === '/jobs/bengaluru-location,/jobs/koyal-pay-jobs,/jobs/looms-jobs-ski,/jobs/weaver-jobs-prf',
      ),
    ]);
    await filled.updateTable('job').set({ closed_on: '2026-11-20' }).where('company_id', '=', koyalPay.companyId).where('id', '=', job.jobId).execute();
    await refreshJobSummaries(filled, { now: () => Date.parse('2026-11-20') });
    expect(await listed()).toEqual([[], []]);
  });

  it('are closed editions of the awards, and their lists that have winners (R-194, R-197)', async () => {
    const { db: filled } = await aDatabase();
    await keepAwards(filled, closedWorld);
    const of = new SqlSiteUrls({ db: filled });
    expect([await of.count('awardsOf'), (await of.list('awardsOf', 0, 10)).map(({ path }) => path)]).toEqual([
      3,
      ['/abeca-2025', '/awards/best-logistics-companies-to-work-in-india-2025', '/awards/best-mid-sized-companies-to-work-in-india-2025'],
    ]);
  });

  it('are photos everyone sees, by random name, with their own company, undated (F-17)', async () => {
    const { db: filled } = await aDatabase();
    const [koyal, mill] = [aCompany({ urlName: 'koyal' }), aCompany({ urlName: 'mill' })];
    await keepInTables(filled, [koyal, mill]);
    const sent = (companyId: string, photoIds: readonly string[], status: 'LIVE' | 'FLAGGED' | 'SCHEDULED' = 'LIVE') =>
      aKnownPhotoSet({ companyId, status, photoIds, captions: photoIds.map(() => null) });
    await keepPhotos(filled, [
      sent(koyal.companyId, ['k3', 'k1']),
      sent(koyal.companyId, ['k2'], 'FLAGGED'),
      sent(koyal.companyId, ['k4'], 'SCHEDULED'),
      sent(koyal.companyId, ['k0']),
      sent(mill.companyId, ['m1']),
    ]);
    const listed = await new SqlSiteUrls({ db: filled }).list('companyPhotos', 0, 10);
    expect(listed.toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
      { path: '/photos/koyal-photos', images: ['/media/k0', '/media/k1', '/media/k3'] },
      { path: '/photos/mill-photos', images: ['/media/m1'] },
    ]);
  });
});

const jobsAmong = (count: number) =>
  db
    .selectFrom('designation as job')
    .select(['job.id', 'job.url_name', 'job.department_id'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('designation as twin').select('twin.id').whereRef('twin.url_name', '=', 'job.url_name').whereRef('twin.id', '<', 'job.id'))),
    )
    .orderBy('job.id')
    .limit(count)
    .execute();

const payOf = (
  job: Awaited<ReturnType<typeof jobsAmong>>[number] | undefined,
  { people, city_id = 0 }: { readonly people: number; readonly city_id?: number },
) =>
  sql`insert into market_pay (department_id, designation_id, city_id, counted, people, median, figures)
    values (${job?.department_id ?? 0}, ${job?.id ?? 0}, ${city_id}, 8, ${people}, 900000, '{}')`.execute(db);

async function figuresOf(filled: Kysely<Tables>, companyId: string, people: number): Promise<void> {
  await sql`insert into pay_slice (company_id, counted, people, median, figures) values (${companyId}, 8, ${people}, 900000, '{}')`.execute(filled);
  await sql`insert into interview_figure (company_id, interviews_count, questions_count, figures) values (${companyId}, ${people}, ${people}, '{}')`.execute(
    filled,
  );
  await sql`insert into benefit_figure (company_id, people, made, notes) values (${companyId}, ${people}, '{}', '{}')`.execute(filled);
}
