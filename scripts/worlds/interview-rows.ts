// The rows of made-up interviews and of what was asked there, with the columns that they are copied to.
import { bestOf } from '#core/comments/comment.ts';
import { interviewOutcomes, interviewSources } from '#core/interviews/interview.ts';
import { questionLines } from '#core/interviews/question-lines.ts';
import { questionHash } from '#server/adapters/questions/keep-asked.ts';
import { repliesEach, type InterviewLots, type InterviewScale, type QuestionCounts } from './interview-lots.ts';
import { companyIdOf } from './cached-world.ts';
import { storyTexts } from './made-up-texts.ts';
import { drawn, keyOf, one, scatteredId, type Copied, type Row } from './world-rows.ts';

/** What rows refer to, and the texts of questions by their numbers. */
export interface InterviewGround {
  readonly lots: InterviewLots;
  readonly counts: QuestionCounts;
  readonly jobIds: readonly number[];
  readonly personas: readonly string[];
  readonly weeks: readonly string[];
  readonly textOf: (question: number) => string;
}

const storyIdOf = (n: number): string => scatteredId(n, 's');
export const questionIdOf = (question: number): string => scatteredId(question + 1, 'q');
const answerIdOf = (n: number): string => scatteredId(n, 'a');

const weekOfStory = ({ weeks }: InterviewGround, n: number): string | null => one(weeks, drawn(n, 30) ** 1.4);
const jobIdOf = ({ jobIds }: InterviewGround, job: number): number | null => jobIds[job] ?? null;
const hardnesses = ['easy', 'average', 'average', 'hard'] as const;
const outcomeOf = (n: number) => one(interviewOutcomes, drawn(n, 31) ** 1.5);
const helpfulOf = (n: number): number => Math.floor(41 * drawn(n, 32) ** 20);

/** All rows of a world. */
export const interviewCopies = (ground: InterviewGround, { interviews, questions, askedByMembers, answers }: InterviewScale): readonly Copied[] => [
  ...ofStories(ground).map((some) => ({ ...some, count: interviews })),
  { target: questionColumns, count: questions, rowsOf: (n) => askedQuestion(ground, n - 1) },
  { target: questionColumns, count: askedByMembers, rowsOf: (n) => [memberQuestion(ground, n)] },
  ...ofAnswers(ground).map((some) => ({ ...some, count: answers })),
];

/** What is written for each story. */
const ofStories = (ground: InterviewGround): readonly Omit<Copied, 'count'>[] => [
  {
    target:
      'interview (company_id, id, author_ref, posted_at, designation_id, experience, outcome, source, hardness, story, tips, questions, unpaid_hours, asked_version, up_count, best)',
    rowsOf: (n) => [story(ground, n)],
  },
  {
    target: 'interview_round (company_id, interview_id, place, kind, minutes, hardness, wait_days, has_feedback)',
    rowsOf: (n) => {
      const { company, rounds } = ground.lots.story(n);
      const rest = [one(hardnesses, drawn(n, 38)), drawn(n, 39) < 0.6 ? Math.floor(20 * drawn(n, 45)) : null, drawn(n, 46) < 0.3 ? 't' : 'f'];
      return rounds.map(({ kind }, at) => [companyIdOf(company), storyIdOf(n), at + 1, kind, 15 + 5 * (n % 10), ...rest]);
    },
  },
  {
    target: 'offer_fact (company_id, interview_id, letter_days, joining_days, moved_days, offer_end)',
    rowsOf: (n) =>
      outcomeOf(n) === 'offered' && drawn(n, 47) < 0.75
        ? [[companyIdOf(ground.lots.company(n, 1)), storyIdOf(n), n % 30, 30 + (n % 60), n % 5 === 0 ? 14 : 0, n % 20 === 0 ? 'revoked' : 'joined']]
        : [],
  },
  {
    target: 'question_place (company_id, interview_id, round, place, question_id, designation_id, kind, posted_at)',
    rowsOf: (n) => {
      const { company, job, rounds } = ground.lots.story(n);
      const rest = [jobIdOf(ground, job), weekOfStory(ground, n)] as const;
      return rounds.flatMap(({ kind, questions }, at) =>
        questions.map((question, place) => [companyIdOf(company), storyIdOf(n), at + 1, place + 1, questionIdOf(question), rest[0], kind, rest[1]]),
      );
    },
  },
  { target: votes, rowsOf: (n) => votesOn(storyIdOf(n), helpfulOf(n), 0) },
];

function story(ground: InterviewGround, n: number): Row {
  const { company, job, rounds } = ground.lots.story(n);
  const lines = questionLines(rounds.map(({ questions }) => questions.map(ground.textOf)));
  const facts = [drawn(n, 33) < 0.4 ? 'fresher' : 'experienced', outcomeOf(n), one(interviewSources, drawn(n, 34)), one(hardnesses, drawn(n, 35))];
  const told = [...storyTexts(n), lines, drawn(n, 36) < 0.1 ? Math.floor(24 * drawn(n, 37)) : null];
  const begin = [companyIdOf(company), storyIdOf(n), keyOf(storyIdOf(n)), weekOfStory(ground, n), jobIdOf(ground, job)];
  return [...begin, ...facts, ...told, 0, helpfulOf(n), helpfulOf(n)];
}

const questionColumns = 'question (id, company_id, designation_id, author_ref, is_asked, posted_at, text, text_key, asked_count, comments_count)';

/** A question that some story asks; its company and job are those of the first. */
function askedQuestion(ground: InterviewGround, question: number): readonly Row[] {
  const { asked, firstStory, answers } = ground.counts;
  const [first, text] = [firstStory[question] ?? 0, ground.textOf(question)];
  if (first === 0) return [];
  const { company, job } = ground.lots.story(first);
  const from = [companyIdOf(company), jobIdOf(ground, job), keyOf(storyIdOf(first)), 't', weekOfStory(ground, first)];
  return [[questionIdOf(question), ...from, text, questionHash(text), asked[question] ?? 0, answers[question] ?? 0]];
}

/** A question that a member asks about a company. */
function memberQuestion({ lots, personas, weeks, textOf }: InterviewGround, n: number): Row {
  const text = `${textOf(n)} [${n.toString(36)}]`;
  const asked = [companyIdOf(lots.company(n, 6)), null, one(personas, drawn(n, 7)), 'f', one(weeks, drawn(n, 8))];
  return [scatteredId(n, 'm'), ...asked, text, questionHash(text), 0, 0];
}

const upsOf = (n: number): number => Math.floor(12 * drawn(n, 9) ** 3);
const downsOf = (n: number): number => Math.floor(upsOf(n) * 0.4 * drawn(n, 10));

/** What is written for each answer. */
const ofAnswers = ({ counts, personas, weeks }: InterviewGround): readonly Omit<Copied, 'count'>[] => [
  {
    target: 'comment (id, post_id, root_id, reply_to_id, author_ref, content, posted_at, up_count, down_count, replies_count, best)',
    rowsOf: (n) => {
      const question = counts.answered[n] ?? -1;
      if (question < 0) return [];
      const first = counts.firstAnswer[question] ?? 0;
      const root = n !== first && n % repliesEach === 0 ? answerIdOf(first) : null;
      const tally = { upVotes: upsOf(n), downVotes: downsOf(n), repliesCount: counts.replies[n] ?? 0 };
      const text = `Say it in two sentences, then give one example of your own. Answer ${n.toString(36)}.`;
      const said = [one(personas, drawn(n, 11)), text, one(weeks, drawn(n, 12))];
      return [[answerIdOf(n), questionIdOf(question), root, root, ...said, tally.upVotes, tally.downVotes, tally.repliesCount, bestOf(tally)]];
    },
  },
  { target: votes, rowsOf: (n) => ((counts.answered[n] ?? -1) < 0 ? [] : votesOn(answerIdOf(n), upsOf(n), downsOf(n))) },
];

const votes = 'vote (thing, voter, kind)';
const votesOn = (thing: string, ups: number, downs: number): readonly Row[] =>
  Array.from({ length: ups + downs }, (_, at) => [thing, `voter${String(at).padStart(17, '0')}`, at < ups ? 1 : -1]);
