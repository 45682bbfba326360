// What readers ask of interviews: every list in every order and with every filter, deep pages, figures, one story, and questions with their answers, everywhere they stand.
import { sql, type Kysely } from 'kysely';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { hrSubjects } from '#core/questions/hr-subjects.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { everyHrSubject } from '#core/questions/questions.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { askedCompanies, companyIdOf } from '../worlds/company-world.ts';
import { deepPages, type By, type Paths } from './under-limits.ts';

const base = '/api/interviews/v1';
const jobsAsked = 60;

/** A company, and a job of which a story is told there. */
interface Asked {
  readonly urlName: string;
  readonly designation: string;
}

export const interviewPaths = async (db: Kysely<Tables>, by: By, companies: number): Promise<Paths> => ({
  ...(await ofCompanies(db, companies)),
  ...(await ofLargest(db, by)),
  ...(await ofHub(db, by)),
  ...(await ofQuestions(db, by)),
  ...(await ofLists(db, by)),
});

async function ofCompanies(db: Kysely<Tables>, companies: number): Promise<Paths> {
  const found: Record<string, readonly string[]> = {};
  for (const [who, numbers] of Object.entries(askedCompanies(companies))) {
    const asked = await askedOf(db, numbers);
    for (const [what, pathOf] of Object.entries(companyPaths)) found[`${what}, ${who}`] = asked.map((one) => `${base}/company/${pathOf(one)}`);
  }
  return found;
}

const sorts = (what: string, query: (asked: Asked) => string): Readonly<Record<string, (asked: Asked) => string>> =>
  Object.fromEntries(contributionSorts.map((sort) => [`${what} by ${sort}`, (asked: Asked) => `${asked.urlName}/interviews?sort=${sort}${query(asked)}`]));

const companyPaths: Readonly<Record<string, (asked: Asked) => string>> = {
  ...sorts('interviews', () => ''),
  ...sorts('interviews for a job', ({ designation }) => `&designation=${designation}`),
  ...sorts('interviews of freshers', () => '&experience=fresher'),
  ...sorts('interviews for a job, freshers who wait', ({ designation }) => `&designation=${designation}&experience=fresher&outcome=waiting`),
  ...sorts('interviews without an answer', () => '&outcome=silent'),
  ...sorts('interviews of one year', () => '&years=1'),
  filters: ({ urlName }) => `${urlName}/interviews/filters`,
  'filters of a job': ({ urlName, designation }) => `${urlName}/interviews/filters?designation=${designation}`,
  'top questions': ({ urlName }) => `${urlName}/top-questions`,
  'top questions of a job': ({ urlName, designation }) => `${urlName}/top-questions?designation=${designation}`,
  'numbers of top questions': ({ urlName }) => `${urlName}/top-questions/meta`,
  'numbers of top questions of a job': ({ urlName, designation }) => `${urlName}/top-questions/meta?designation=${designation}`,
  'questions of members': ({ urlName }) => `${urlName}/questions`,
};

async function askedOf(db: Kysely<Tables>, numbers: readonly number[]): Promise<readonly Asked[]> {
  const { rows } = await sql<Asked>`select distinct on (company.id) company.url_name as "urlName", designation.url_name as designation
    from company join interview on interview.company_id = company.id join designation on designation.id = designation_id
    where company.id = any(${numbers.map(companyIdOf)}) order by company.id, md5(interview.id)`.execute(db);
  return rows;
}

/** Deep pages of the largest company, and single stories of it. */
async function ofLargest(db: Kysely<Tables>, by: By): Promise<Paths> {
  const largest = `${base}/company/bench-company-0`;
  const found: Record<string, readonly string[]> = {};
  for (const sort of contributionSorts) found[`deep pages by ${sort}, largest`] = await deepPages(by, `${largest}/interviews?sort=${sort}&limit=50`);
  found['deep pages of top questions, largest'] = await deepPages(by, `${largest}/top-questions?limit=50`);
  found['deep pages of questions of members, largest'] = await deepPages(by, `${largest}/questions?limit=50`);
  const ids = await db.selectFrom('interview').select('id').where('company_id', '=', companyIdOf(0)).limit(300).execute();
  found['one interview'] = ids.map(({ id }) => `${base}/interview/${id}`);
  return found;
}

async function ofHub(db: Kysely<Tables>, by: By): Promise<Paths> {
  const found: Record<string, readonly string[]> = {};
  const jobs = Object.entries(await askedJobs(db));
  for (const sort of contributionSorts) {
    found[`the hub by ${sort}`] = await deepPages(by, `${base}/interviews?sort=${sort}`);
    found[`the hub, freshers by ${sort}`] = await deepPages(by, `${base}/interviews?experience=fresher&sort=${sort}`);
    for (const [which, names] of jobs) {
      found[`the hub for ${which} by ${sort}`] = names.map((name) => `${base}/interviews?designation=${name}&sort=${sort}`);
      found[`the hub for ${which}, freshers by ${sort}`] = names.map((name) => `${base}/interviews?designation=${name}&experience=fresher&sort=${sort}`);
    }
  }
  return found;
}

/** The jobs of most stories, and those of fewest. */
async function askedJobs(db: Kysely<Tables>): Promise<Readonly<Record<'common jobs' | 'rare jobs', readonly string[]>>> {
  const { rows } = await sql<{ readonly name: string }>`select url_name as name from interview join designation on designation.id = designation_id
    group by url_name order by count(*) desc, 1`.execute(db);
  const names = rows.map(({ name }) => name);
  return { 'common jobs': names.slice(0, 10), 'rare jobs': names.slice(-jobsAsked) };
}

interface AskedQuestion {
  readonly id: string;
  readonly text: string;
}

async function ofQuestions(db: Kysely<Tables>, by: By): Promise<Paths> {
  const questions = db.selectFrom('question').select(['id', 'text']).where('is_asked', '=', true);
  const common = await questions.orderBy('asked_count', 'desc').limit(20).execute();
  const any = await questions.orderBy('id').limit(300).execute();
  const answered = await db.selectFrom('question').select(['id', 'text']).orderBy('comments_count', 'desc').limit(20).execute();
  const found: Record<string, readonly string[]> = {};
  for (const [which, some] of Object.entries({ 'questions asked most often': common, questions: any })) {
    found[which] = some.map(({ id }) => `${base}/question/${id}`);
    found[`${which}, by name`] = some.map(({ id, text }) => `${base}/question/slug/${questionSlug(text, id)}`);
    found[`${which}, alike`] = some.map((one) => alikeTo(one));
    found[`${which}, alike to their beginnings`] = some.map((one) => alikeTo({ ...one, text: one.text.split(' ').slice(0, 4).join(' ') }));
  }
  for (const sort of ['best', 'newest', 'oldest'] as const) {
    found[`answers by ${sort}`] = any.map(({ id }) => `${base}/question/${id}/answers?sort=${sort}`);
    found[`answers by ${sort}, where they are most`] = answered.map(({ id }) => `${base}/question/${id}/answers?sort=${sort}`);
    found[`deep pages of answers by ${sort}`] = await deepPages(by, `${base}/question/${answered[0]?.id ?? ''}/answers?sort=${sort}&limit=50`);
  }
  return found;
}

const alikeTo = ({ text }: AskedQuestion): string => `${base}/questions/alike?text=${encodeURIComponent(text)}`;

/** Questions of skills, of jobs everywhere, and of HR. */
async function ofLists(db: Kysely<Tables>, by: By): Promise<Paths> {
  const { rows } = await sql<{ readonly name: string }>`select url_name as name from question_listing join skill on list = 'skill ' || skill.id
    group by url_name order by count(*) desc, 1`.execute(db);
  const skills = rows.map(({ name }) => name);
  const found: Record<string, readonly string[]> = {};
  for (const [which, names] of Object.entries({ 'common skills': skills.slice(0, 10), 'rare skills': skills.slice(-jobsAsked) })) {
    found[`questions of ${which}`] = names.map((name) => `${base}/skill/${name}/questions`);
    found[`tabs of ${which}`] = names.map((name) => `${base}/skill/${name}/tabs`);
  }
  const jobs = await askedJobs(db);
  for (const [which, names] of Object.entries(jobs)) found[`questions of ${which}`] = names.map((name) => `${base}/designation/${name}/questions`);
  found['questions of HR'] = [everyHrSubject, ...hrSubjects].map((subject) => `${base}/hr-questions/${subject}`);
  const deep = {
    'the commonest skill': `skill/${skills[0] ?? ''}/questions`,
    'the commonest job': `designation/${jobs['common jobs'][0] ?? ''}/questions`,
    HR: `hr-questions/${everyHrSubject}`,
  };
  for (const [what, path] of Object.entries(deep)) found[`deep pages of questions of ${what}`] = await deepPages(by, `${base}/${path}?limit=50`);
  return found;
}
