// What is asked of 10 lakh interviews of 1 lakh companies with their questions and answers, and how many are added in a second.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { hrSubjects } from '#core/questions/hr-subjects.ts';
import { everyHrSubject } from '#core/questions/questions.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { SqlOwnInterviews } from '#server/adapters/interviews/sql-own-interviews.ts';
import { declarations } from '#server/app/wiring/declarations.ts';
import { interviewFixture } from '../fixtures/interview-world.ts';
import { companyIdOf } from '../fixtures/cached-world.ts';
import { adding } from './adding.ts';
import { atMost, medianOf, type Finding } from './finding.ts';
import { companyFigures, rowsIn, secondsOf, textsIn, type AskedPaths, type KindBench, type MeasuredKind } from './kinds.ts';
import { sending, type Measured } from './under-limits.ts';

const leastAsked = 60;
const comesOutTimes = 5;
/** Limit for the largest company's figures, and for a new story to appear in them. */
const mostSeconds = 5;

export const interviews: MeasuredKind = { fixture: interviewFixture, figures, paths, sent, written };

async function figures(db: Kysely<Tables>, companies: number): Promise<readonly Finding[]> {
  const summary = interviewSummary(declarations);
  const made = await companyFigures(db, companies, { mostSeconds, refresh: (transaction, companyId) => summary.refresh(transaction, companyId, Date.now()) });
  await sql.raw(withoutTimeout('vacuum analyze interview_figure')).execute(db);
  return made;
}

const base = '/api';
const here = '/interviews/v1';
const company = `${here}/company/{urlName}`;
const largest = `${here}/company/bench-company-0`;
const answerSorts = ['best', 'newest', 'oldest'] as const;

const inOrders = (what: string, path: string) => Object.fromEntries(contributionSorts.map((sort) => [`${what} by ${sort}`, `${path}sort=${sort}`]));

const ofCompanies = {
  ...inOrders('interviews', `${company}/interviews?`),
  ...inOrders('interviews for a job', `${company}/interviews?designation={designation}&`),
  ...inOrders('interviews of freshers', `${company}/interviews?experience=fresher&`),
  ...inOrders('interviews for a job, freshers who wait', `${company}/interviews?designation={designation}&experience=fresher&outcome=waiting&`),
  ...inOrders('interviews without an answer', `${company}/interviews?outcome=silent&`),
  ...inOrders('interviews of one year', `${company}/interviews?years=1&`),
  filters: `${company}/interviews/filters`,
  'filters of a job': `${company}/interviews/filters?designation={designation}`,
  'top questions': `${company}/top-questions`,
  'top questions of a job': `${company}/top-questions?designation={designation}`,
  'numbers of top questions': `${company}/top-questions/meta`,
  'numbers of top questions of a job': `${company}/top-questions/meta?designation={designation}`,
  'questions of members': `${company}/questions`,
};

async function paths(db: Kysely<Tables>): Promise<AskedPaths> {
  const jobs = await namesIn(db, sql`interview join designation on designation.id = designation_id`);
  const skills = await namesIn(db, sql`question_listing join skill on list = 'skill ' || skill.id`);
  const answered = await questionsIn(db, sql`true order by comments_count desc limit 20`);
  const any = await questionsIn(db, sql`is_asked order by id limit 300`);
  const ofHr = [everyHrSubject, ...hrSubjects].map((subject) => ({ subject }));
  const deepOf = (what: string, path: string): Readonly<Record<string, string>> => ({ [`deep pages of ${what}`]: `${path}?limit=50` });
  return {
    base,
    asked: (ids) => sql`select distinct on (company.id) company.url_name as "urlName", designation.url_name as designation
      from company join interview on interview.company_id = company.id join designation on designation.id = designation_id
      where company.id = any(${ids}) order by company.id, md5(interview.id)`,
    ofCompanies,
    deep: {
      ...Object.fromEntries(contributionSorts.map((sort) => [`deep pages by ${sort}, largest`, `${largest}/interviews?sort=${sort}&limit=50`])),
      ...inOrders('the hub', `${here}/interviews?`),
      ...inOrders('the hub, freshers', `${here}/interviews?experience=fresher&`),
      ...deepOf('top questions, largest', `${largest}/top-questions`),
      ...deepOf('questions of members, largest', `${largest}/questions`),
      ...Object.fromEntries(answerSorts.map((sort) => [`deep pages of answers by ${sort}`, `${answersTo(String(answered[0]?.['id']))}?sort=${sort}&limit=50`])),
      ...deepOf('questions of the commonest skill', `${here}/skill/${skills[0]?.['name']}/questions`),
      ...deepOf('questions of the commonest job', `${here}/designation/${jobs[0]?.['name']}/questions`),
      ...deepOf('questions of HR', `${here}/hr-questions/${everyHrSubject}`),
    },
    others: [
      [
        await rowsIn(db, sql`select id from interview where company_id = ${companyIdOf(0)} and status = 'LIVE' limit 300`),
        { 'one interview': `${here}/interview/{id}` },
      ],
      [jobs.slice(0, 10), ofJobs('common jobs')],
      [jobs.slice(-leastAsked), ofJobs('rare jobs')],
      [skills.slice(0, 10), ofSkills('common skills')],
      [skills.slice(-leastAsked), ofSkills('rare skills')],
      [ofHr, { 'questions of HR': `${here}/hr-questions/{subject}` }],
      [await questionsIn(db, sql`is_asked order by asked_count desc limit 20`), ofQuestions('questions asked most often')],
      [any, { ...ofQuestions('questions'), ...ofAnswers('') }],
      [answered, ofAnswers(', where they are most')],
    ],
  };
}

const namesIn = (db: Kysely<Tables>, from: RawBuilder<unknown>) =>
  rowsIn(db, sql`select url_name as name from ${from} group by url_name order by count(*) desc, 1`);

const questionsIn = async (db: Kysely<Tables>, which: RawBuilder<unknown>) =>
  (await sql<{ readonly id: string; readonly text: string }>`select id, text from question where ${which}`.execute(db)).rows.map(({ id, text }) => ({
    id,
    text,
    beginning: text.split(' ').slice(0, 4).join(' '),
  }));

const ofJobs = (which: string) => ({
  ...inOrders(`the hub for ${which}`, `${here}/interviews?designation={name}&`),
  ...inOrders(`the hub for ${which}, freshers`, `${here}/interviews?designation={name}&experience=fresher&`),
  [`questions of ${which}`]: `${here}/designation/{name}/questions`,
});

const ofSkills = (which: string) => ({ [`questions of ${which}`]: `${here}/skill/{name}/questions`, [`tabs of ${which}`]: `${here}/skill/{name}/tabs` });

const ofQuestions = (which: string) => ({
  [which]: `${here}/question/{id}`,
  [`${which}, alike`]: `${here}/questions/alike?text={text}`,
  [`${which}, alike to their beginnings`]: `${here}/questions/alike?text={beginning}`,
});

/** Answers are the comments below a question. */
const answersTo = (questionId: string): string => `/feed/v1/post/${questionId}/comments`;

const ofAnswers = (where: string) => Object.fromEntries(answerSorts.map((sort) => [`answers by ${sort}${where}`, `${answersTo('{id}')}?sort=${sort}`]));

async function sent({ db, by }: KindBench): Promise<Readonly<Record<string, Measured>>> {
  const stories = await textsIn(db, sql`select id as value from interview where company_id = ${companyIdOf(0)} and status = 'LIVE' limit 500`);
  const answers = await textsIn(db, sql`select comment.id as value from comment join question on question.id = post_id limit 500`);
  const onStories = ['up', 'none'].flatMap((voteType) =>
    stories.map((resourceId) => ({ path: '/api/feed/v1/vote', body: { resourceId, resourceType: 'INTERVIEW', voteType } })),
  );
  const onAnswers = ['up', 'down', 'none'].flatMap((voteType) =>
    answers.map((resourceId) => ({ path: '/api/feed/v1/vote', body: { resourceId, resourceType: 'ANSWER', voteType } })),
  );
  return { 'a story found helpful': sending(by, onStories), 'a vote on an answer': sending(by, onAnswers) };
}

const rest = { minutes: 30, hardness: null, waitDays: 3, hasFeedback: false } as const;
const draft = {
  experience: 'experienced',
  outcome: 'rejected',
  source: 'referral',
  collegeId: null,
  hardness: 'average',
  rounds: [
    { ...rest, kind: 'technical', questions: ['How do you find a leak in production?', 'What did your last team measure?'] },
    { ...rest, kind: 'hr', questions: ['Tell me about yourself.'] },
  ],
  tips: null,
  unpaidHours: null,
  offer: null,
} as const;

async function written(bench: KindBench): Promise<readonly Finding[]> {
  const { db } = bench;
  const { id: designationId } = await db.selectFrom('designation').select('id').orderBy('id').executeTakeFirstOrThrow();
  const added = await adding(bench, {
    kind: 'interview',
    what: 'stories',
    count: 1_000,
    leastASecond: 200,
    add: (scope, { urlName, key, token }) =>
      new SqlOwnInterviews(scope).create(urlName, { ...draft, designationId, story: `Two rounds in one afternoon, and a mail after a week. ${key}` }, token),
  });
  return [...added, atMost('a story that came out is in the lists and figures of the largest company', await comingOut(db), mostSeconds, 's')];
}

/** Seconds for the largest company's summary after one new story. */
async function comingOut(db: Kysely<Tables>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < comesOutTimes; turn++) {
    await sql`insert into interview (company_id, id, author_ref, status, posted_at, due_at, designation_id, experience, outcome, hardness, story, tips, questions)
      select company_id, left(md5(random()::text), 16), md5(random()::text), 'SCHEDULED', posted_at, now(), designation_id, experience, outcome, hardness, story, tips, questions
      from interview where company_id = ${companyIdOf(0)} and status = 'LIVE' and questions <> '' limit 1`.execute(db);
    took.push(await secondsOf(db, (transaction) => interviewSummary(declarations).refresh(transaction, companyIdOf(0), Date.now())));
  }
  return medianOf(took);
}
