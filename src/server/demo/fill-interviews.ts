import type { Kysely, Transaction } from 'kysely';
import { countedYearOf } from '#core/crowds/counted-years.ts';
import type { RoundDraft, OfferStory } from '#core/interviews/interview-draft.ts';
import { questionLines } from '#core/interviews/question-lines.ts';
import { questionKey } from '#core/questions/question-words.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { placeAsked } from '#server/adapters/questions/keep-asked.ts';
import { countListed, type AskedChange } from '#server/adapters/questions/list-questions.ts';
import { makeQuestionTopics } from '#server/adapters/questions/question-topics.ts';
import { randomId } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { fillDemoColleges } from './careers/demo-college.ts';
import { runUntimed } from './fill-once.ts';
import { designationNumbers, fillContributions, mondayBefore } from './fill-contributions.ts';
import type { FillOptions } from './fill.ts';
import { composeInterviews } from './interviews/compose-interviews.ts';
import type { DemoInterview } from './interviews/demo-interview.ts';
import { questionColumns, type WrittenQuestion } from './interviews/written-question.ts';

/** Limit per company in worlds of test size. */
export const mostStoriesInTests = 25;

interface InterviewRow extends DemoInterview {
  readonly companyId: string;
  readonly postedAt: string;
  readonly designationId: number | null;
  readonly collegeId: number | null;
}

const columns: readonly Column<'interview', InterviewRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'id', of: ({ interviewId }) => interviewId },
  { name: 'author_ref', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', of: ({ postedAt }) => postedAt },
  { name: 'counted_year', of: ({ postedAt }) => countedYearOf(Date.parse(postedAt)) },
  { name: 'designation_id', of: ({ designationId }) => designationId },
  { name: 'experience', of: ({ experience }) => experience },
  { name: 'outcome', of: ({ outcome }) => outcome },
  { name: 'source', of: ({ source }) => source },
  { name: 'college_id', of: ({ collegeId }) => collegeId },
  { name: 'hardness', of: ({ hardness }) => hardness },
  { name: 'story', of: ({ story }) => story },
  { name: 'tips', of: ({ tips }) => tips ?? '' },
  { name: 'questions', of: ({ rounds }) => questionLines(rounds.map(({ questions }) => questions)) },
  { name: 'unpaid_hours', of: ({ unpaidHours }) => unpaidHours },
  { name: 'up_count', of: ({ helpful }) => helpful },
  { name: 'best', of: ({ helpful }) => helpful },
  // Its questions have their places at once.
  { name: 'asked_version', of: () => 0 },
];

interface WithStory {
  readonly companyId: string;
  readonly interviewId: string;
}

type RoundRow = RoundDraft & WithStory & { readonly place: number };

const roundColumns: readonly Column<'interview_round', RoundRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'interview_id', of: ({ interviewId }) => interviewId },
  { name: 'place', of: ({ place }) => place },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'minutes', of: ({ minutes }) => minutes },
  { name: 'hardness', of: ({ hardness }) => hardness },
  { name: 'wait_days', of: ({ waitDays }) => waitDays },
  { name: 'has_feedback', of: ({ hasFeedback }) => hasFeedback },
];

const offerColumns: readonly Column<'offer_fact', OfferStory & WithStory>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'interview_id', of: ({ interviewId }) => interviewId },
  { name: 'letter_days', of: ({ letterDays }) => letterDays },
  { name: 'joining_days', of: ({ joiningDays }) => joiningDays },
  { name: 'moved_days', of: ({ movedDays }) => movedDays },
  { name: 'offer_end', of: ({ end }) => end },
];

/** Writes stories with their questions and returns the resulting list changes. */
const write = async (transaction: Transaction<Tables>, rows: readonly InterviewRow[], known: Set<string>): Promise<readonly AskedChange[]> => {
  await bulkInsert(transaction, 'interview', columns, rows);
  const rounds = rows.flatMap(({ companyId, interviewId, rounds: some }) => some.map((round, turn) => ({ ...round, companyId, interviewId, place: turn + 1 })));
  await bulkInsert(transaction, 'interview_round', roundColumns, rounds);
  const offers = rows.flatMap(({ companyId, interviewId, offer }) => (offer ? [{ ...offer, companyId, interviewId }] : []));
  await bulkInsert(transaction, 'offer_fact', offerColumns, offers);
  await bulkInsert(transaction, 'question', questionColumns, newQuestions(rows, known));
  const changes: AskedChange[] = [];
  for (const [companyId, stories] of Map.groupBy(rows, (row) => row.companyId))
    changes.push(...(await placeAsked(transaction, companyId, stories.map(askingStory))));
  return changes;
};

const askingStory = ({ rounds, postedAt, ...story }: InterviewRow) => ({
  ...story,
  postedAt: new Date(postedAt),
  rounds: rounds.map(({ questions }) => questions),
});

/** Questions not asked before, by their text and normalized words in `known`. */
function newQuestions(rows: readonly InterviewRow[], known: Set<string>): readonly WrittenQuestion[] {
  const isNew = (text: string): boolean => {
    const key = questionKey(text);
    const wasKnown = known.has(key);
    known.add(text).add(key);
    return !wasKnown;
  };
  return rows.flatMap(({ rounds, ...story }) =>
    rounds
      .flatMap(({ questions }) => questions)
      .filter((text) => !known.has(text) && isNew(text))
      .map((text) => ({ ...story, id: randomId(), isAsked: true, text })),
  );
}

type Declared = Parameters<typeof interviewSummary>[0];

/** Fills interviews where there are none and returns their number. */
export function fillDemoInterviews(db: Kysely<Tables>, options: FillOptions & Declared): Promise<number> {
  const { seed, nowMs } = options;
  const changes: AskedChange[] = [];
  const known = new Set<string>();
  return fillContributions<InterviewRow>(db, options, {
    table: 'interview',
    mostInTests: mostStoriesInTests,
    write: async (transaction, rows) => void changes.push(...(await write(transaction, rows, known))),
    makeFigures: async (transaction, companyIds) => {
      await countListed(transaction, changes);
      await makeFigures(transaction, companyIds, options);
    },
    composing: async (transaction) => {
      const idsOf = await references(transaction);
      return (company, place) =>
        composeInterviews(seed, company, place).map((interview) => ({
          ...interview,
          ...idsOf(interview),
          companyId: company.id,
          postedAt: mondayBefore(nowMs, interview.weeksAgo).toISOString(),
        }));
    },
  });
}

async function makeFigures(transaction: Transaction<Tables>, companyIds: readonly string[], { nowMs, ...options }: FillOptions & Declared): Promise<void> {
  await runUntimed(transaction, 'analyze interview, interview_round, offer_fact');
  const summary = interviewSummary(options);
  for (const companyId of companyIds) await summary.refresh(transaction, companyId, nowMs);
  await runUntimed(transaction, 'analyze interview_figure, question, question_listing');
  await makeQuestionTopics(transaction);
}

type Ids = Pick<InterviewRow, 'designationId' | 'collegeId'>;

/** Ids of designations and colleges by their names in stories. */
async function references(transaction: Transaction<Tables>): Promise<(interview: DemoInterview) => Ids> {
  const colleges = await fillDemoColleges(transaction);
  const designation = await designationNumbers(transaction);
  return ({ job, college }) => ({
    designationId: job === null ? null : designation(job.department, job.designation),
    collegeId: college === null ? null : (colleges.get(college) ?? null),
  });
}
