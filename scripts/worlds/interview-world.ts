// A world in which many tell of interviews: 10 lakh stories of 1 lakh companies, of which the largest has 21,000, with what was asked and answered.
import { hrSubjectsOf } from '#core/questions/hr-subjects.ts';
import { listNames } from '#core/questions/question-listings.ts';
import { skillsIn } from '#core/questions/question-skills.ts';
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { readSkills } from '#server/adapters/questions/read-skills.ts';
import { atMost, type Finding } from '../bench/finding.ts';
import { InterviewLots, countQuestions, type InterviewScale } from './interview-lots.ts';
import { hrQuestion, jobQuestion } from './interview-questions.ts';
import { interviewCopies, questionIdOf, type InterviewGround } from './interview-rows.ts';
import { companyIdOf, cachedWorld, load, makingCompanies, ofBench, valuesIn, weeksBefore, type Filling } from './cached-world.ts';
import { linesOf, type Row } from './world-rows.ts';

const mostLoadSeconds = 600;
/** The weeks of which there are stories, as in the demo. */
const weeks = 156;

export const interviewWorld = cachedWorld<InterviewScale>(
  'interview',
  {
    small: { interviews: 50_000, companies: 1_000, questions: 20_000, answers: 25_000, askedByMembers: 5_000 },
    headline: { interviews: 1_000_000, companies: 100_000, questions: 400_000, answers: 500_000, askedByMembers: 100_000 },
  },
  { filledBy: `select from interview where company_id = '${companyIdOf(0)}'`, fill },
);

async function fill(filling: Filling, scale: InterviewScale): Promise<readonly Finding[]> {
  const { ground, listsOf } = await groundOf(filling, scale);
  const seconds = await load(filling, {
    what: `${scale.interviews} interviews of ${scale.companies} companies`,
    tables: ['interview', 'interview_round', 'offer_fact', 'question', 'question_place', 'question_listing', 'comment', 'vote'],
    before: makingCompanies(scale.companies),
    copies: interviewCopies(ground, scale),
    finish: () => listAll(filling.client, scale.questions, listsOf),
  });
  return [atMost('loading, with indexes', seconds, mostLoadSeconds, 's')];
}

/** What rows are made of, and the lists into which the words of a question put it; the same words are looked at once, however many questions have them. */
async function groundOf({ client, db }: Filling, scale: InterviewScale) {
  const jobIds = await valuesIn<number>(client, 'select id as value from designation order by 1');
  const skills = await readSkills(db);
  const skillNames = [...new Set([...skills.byName.values()].map(({ name }) => name))].toSorted();
  const lots = new InterviewLots(scale, jobIds.length);
  const counts = countQuestions(lots, scale);
  const said = (question: number) =>
    lots.isOfHr(question) ? { text: hrQuestion(question), about: hrQuestion(question) } : jobQuestion(question, lots.jobOf(question), skillNames);
  const known = new Map<string, readonly string[]>();
  const listsIn = (about: string): readonly string[] => {
    const subjects = hrSubjectsOf(about);
    const ofHr = subjects.length > 0 ? [null, ...subjects].map(listNames.hr) : [];
    return [...skillsIn(about, skills).map(({ skillId }) => listNames.skill(skillId)), ...ofHr];
  };
  const listsOf = (n: number): readonly Row[] => {
    if (counts.asked[n - 1] === 0) return [];
    const { about } = said(n - 1);
    const lists = known.get(about) ?? listsIn(about);
    known.set(about, lists);
    return lists.map((list) => [questionIdOf(n - 1), list]);
  };
  const personas = await valuesIn(client, 'select ref as value from persona order by 1');
  const ground: InterviewGround = { lots, counts, jobIds, personas, weeks: weeksBefore(Date.now(), weeks), textOf: (question) => said(question).text };
  return { ground, listsOf };
}

const hr = listNames.hr(null);

/**
 * Makes the lists of questions from all places at once: what the product makes story by story, by the same names. `listsOf` answers the lists that the
 * words of each put it into.
 */
async function listAll(client: CopyClient, count: number, listsOf: (n: number) => readonly Row[]): Promise<void> {
  await client.run('create temp table about (question_id text collate "C", list text collate "C") on commit drop');
  await client.copyIn('about (question_id, list)', linesOf({ count, rowsOf: listsOf }));
  await client.run(
    `create temp table standing on commit drop as select id, min(id) over (partition by url_name) as first from designation; analyze about; analyze standing; analyze question; analyze question_place`,
  );
  await client.run(`insert into question_listing (list, question_id, asked_count)
    select 'company ' || company_id, question_id, count(*) from question_place where ${ofBench} group by company_id, question_id
    union all select 'job ' || company_id || ' ' || first, question_id, count(*) from question_place join standing on id = designation_id where ${ofBench} group by company_id, first, question_id
    union all select 'designation ' || first, question_id, count(*) from question_place join standing on id = designation_id where ${ofBench} group by first, question_id
    union all select list, question_id, asked_count from about join question on id = question_id
    union all select '${hr}', question_id, count(*) from question_place where ${ofBench} and kind = 'hr'
      and not exists (select from about where about.question_id = question_place.question_id and list = '${hr}') group by question_id`);
  await client.run('update question_listing set is_answered = true from question where question.id = question_id and comments_count > 0');
}
