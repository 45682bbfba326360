// A world in which many tell of interviews: 10 lakh stories of 1 lakh companies, of which the largest has 21,000, with what was asked and answered.
import type { Kysely } from 'kysely';
import { listNames } from '#core/questions/question-listings.ts';
import { hrSubjectsOf } from '#core/questions/hr-subjects.ts';
import { skillsIn } from '#core/questions/question-skills.ts';
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { readSkills } from '#server/adapters/questions/read-skills.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { companyIdOf, fillOnce, makingCompanies, secondsSince, weeksBefore, type WorldScale } from './company-world.ts';
import { InterviewLots, type InterviewScale } from './interview-lots.ts';
import {
  answers,
  askedQuestions,
  memberQuestions,
  ofStories,
  questionIdOf,
  votesOnAnswers,
  votesOnStories,
  type Copied,
  type InterviewGround,
} from './interview-rows.ts';
import { hrQuestion, jobQuestion } from './interview-texts.ts';
import { countQuestions } from './question-counts.ts';
import { listAll } from './question-listings.ts';
import { withoutIndexes } from './without-indexes.ts';
import { linesOf, type Row } from './world-rows.ts';

/** The sizes that can be asked for. */
export const interviewScales: Readonly<Record<WorldScale, InterviewScale>> = {
  small: { interviews: 50_000, companies: 1_000, questions: 20_000, answers: 25_000, askedByMembers: 5_000 },
  headline: { interviews: 1_000_000, companies: 100_000, questions: 400_000, answers: 500_000, askedByMembers: 100_000 },
};

/** The weeks of which there are stories, as in the demo. */
const weeks = 156;
const tables = ['interview', 'interview_round', 'offer_fact', 'question', 'question_place', 'question_listing', 'comment', 'vote'];

/** The world is kept between runs, for it takes a while to fill. */
export const interviewWorldDir = (scale: WorldScale): string => `.cache/interview-world-${scale}`;

/** Fills the world while no product runs on it; answers the seconds that took, none where it was full already. */
export const fillInterviewWorld = (scale: WorldScale, say: (line: string) => void): Promise<number | undefined> =>
  fillOnce(interviewWorldDir(scale), {
    filledBy: `select from interview where company_id = '${companyIdOf(0)}'`,
    fill: (client, db) => fill({ client, db, say }, interviewScales[scale]),
  });

interface Filling {
  readonly client: CopyClient;
  readonly db: Kysely<Tables>;
  readonly say: (line: string) => void;
}

async function fill({ client, db, say }: Filling, scale: InterviewScale): Promise<number> {
  say(`Filling a world with ${scale.interviews} interviews of ${scale.companies} companies; this is done once.`);
  const began = performance.now();
  const { ground, listsOf } = await groundOf(db, scale);
  say(`Counted after ${secondsSince(began)} s.`);
  await client.run(`begin; set local work_mem = '256MB'; ${makingCompanies(scale.companies)}`);
  await withoutIndexes(client, tables, async () => {
    for (const [count, some] of copies(scale))
      for (const { target, rowsOf } of some) {
        const copied = await client.copyIn(
          target,
          linesOf(count, (n) => rowsOf(ground, n)),
        );
        say(`  ${copied} rows of ${target.split(' ')[0]} after ${secondsSince(began)} s`);
      }
    await listAll(client, scale.questions, listsOf);
    say(`Listed after ${secondsSince(began)} s; now the indexes.`);
  });
  await client.run('commit');
  const seconds = secondsSince(began);
  say(`Loaded in ${seconds} s.`);
  for (const table of [...tables, 'company']) await client.run(`vacuum analyze ${table}`);
  return seconds;
}

const copies = ({ interviews, questions, askedByMembers, answers: answersCount }: InterviewScale): readonly (readonly [number, readonly Copied[]])[] => [
  [interviews, [...ofStories, votesOnStories]],
  [questions, [askedQuestions]],
  [askedByMembers, [memberQuestions]],
  [answersCount, [answers, votesOnAnswers]],
];

/** What rows are made of, and the lists into which the words of a question put it; the same words are looked at once, however many questions have them. */
async function groundOf(db: Kysely<Tables>, scale: InterviewScale) {
  const jobIds = (await db.selectFrom('designation').select('id').orderBy('id').execute()).map(({ id }) => id);
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
  const personas = (await db.selectFrom('persona').select('ref').orderBy('ref').execute()).map(({ ref }) => ref);
  const ground: InterviewGround = {
    lots,
    counts,
    jobIds,
    personas,
    weeks: weeksBefore(Date.now(), weeks),
    textOf: (question) => said(question).text,
  };
  return { ground, listsOf };
}
