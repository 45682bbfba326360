// The rows of made-up interviews and of what was asked there, with the columns that they are copied to.
import { bestOf } from '#core/comments/comment.ts';
import { interviewOutcomes, interviewSources } from '#core/interviews/interview.ts';
import { questionLines } from '#core/interviews/question-lines.ts';
import { questionHash } from '#server/adapters/questions/keep-asked.ts';
import { companyIdOf } from './company-world.ts';
import { interviewText } from './interview-texts.ts';
import type { InterviewLots } from './interview-lots.ts';
import { repliesEach, type QuestionCounts } from './question-counts.ts';
import { drawn, scatteredId, type Row } from './world-rows.ts';

/** What rows refer to, and the texts of questions by their numbers. */
export interface InterviewGround {
  readonly lots: InterviewLots;
  readonly counts: QuestionCounts;
  readonly jobIds: readonly number[];
  readonly personas: readonly string[];
  readonly weeks: readonly string[];
  readonly textOf: (question: number) => string;
}

/** Some rows for each number, and the table and columns that they go to. */
export interface Copied {
  readonly target: string;
  readonly rowsOf: (ground: InterviewGround, n: number) => readonly Row[];
}

const storyIdOf = (n: number): string => `s${scatteredId(n).slice(1)}`;
export const questionIdOf = (question: number): string => `q${scatteredId(question + 1).slice(1)}`;
const answerIdOf = (n: number): string => `a${scatteredId(n).slice(1)}`;
const keyOf = (n: number): string => `${storyIdOf(n)}${storyIdOf(n)}${storyIdOf(n)}`.slice(0, 43);

const one = <Item>(from: readonly Item[], lot: number): Item | null => from[Math.floor(from.length * lot)] ?? null;
const weekOfStory = ({ weeks }: InterviewGround, n: number): string | null => one(weeks, drawn(n, 30) ** 1.4);
const jobIdOf = ({ jobIds }: InterviewGround, job: number): number | null => jobIds[job] ?? null;
const hardnesses = ['easy', 'average', 'average', 'hard'] as const;
const outcomeOf = (n: number) => one(interviewOutcomes, drawn(n, 31) ** 1.5);
const helpfulOf = (n: number): number => Math.floor(41 * drawn(n, 32) ** 20);

const stories: Copied = {
  target:
    'interview (company_id, id, author_ref, posted_at, designation_id, experience, outcome, source, hardness, story, tips, questions, unpaid_hours, asked_version, up_count, best)',
  rowsOf: (ground, n) => {
    const { company, job, rounds } = ground.lots.story(n);
    const { story, tips } = interviewText(n);
    const lines = questionLines(rounds.map(({ questions }) => questions.map(ground.textOf)));
    const facts = [drawn(n, 33) < 0.4 ? 'fresher' : 'experienced', outcomeOf(n), one(interviewSources, drawn(n, 34)), one(hardnesses, drawn(n, 35))];
    const told = [story, tips, lines, drawn(n, 36) < 0.1 ? Math.floor(24 * drawn(n, 37)) : null];
    return [[companyIdOf(company), storyIdOf(n), keyOf(n), weekOfStory(ground, n), jobIdOf(ground, job), ...facts, ...told, 0, helpfulOf(n), helpfulOf(n)]];
  },
};

const rounds: Copied = {
  target: 'interview_round (company_id, interview_id, place, kind, minutes, hardness, wait_days, has_feedback)',
  rowsOf: ({ lots }, n) => {
    const { company, rounds: some } = lots.story(n);
    const rest = [one(hardnesses, drawn(n, 38)), drawn(n, 39) < 0.6 ? Math.floor(20 * drawn(n, 45)) : null, drawn(n, 46) < 0.3 ? 't' : 'f'];
    return some.map(({ kind }, at) => [companyIdOf(company), storyIdOf(n), at + 1, kind, 15 + 5 * (n % 10), ...rest]);
  },
};

const offers: Copied = {
  target: 'offer_fact (company_id, interview_id, letter_days, joining_days, moved_days, offer_end)',
  rowsOf: ({ lots }, n) =>
    outcomeOf(n) === 'offered' && drawn(n, 47) < 0.75
      ? [[companyIdOf(lots.company(n, 1)), storyIdOf(n), n % 30, 30 + (n % 60), n % 5 === 0 ? 14 : 0, n % 20 === 0 ? 'revoked' : 'joined']]
      : [],
};

const places: Copied = {
  target: 'question_place (company_id, interview_id, round, place, question_id, designation_id, kind, posted_at)',
  rowsOf: (ground, n) => {
    const { company, job, rounds: some } = ground.lots.story(n);
    const [designation, week] = [jobIdOf(ground, job), weekOfStory(ground, n)];
    return some.flatMap(({ kind, questions }, at) =>
      questions.map((question, place) => [companyIdOf(company), storyIdOf(n), at + 1, place + 1, questionIdOf(question), designation, kind, week]),
    );
  },
};

/** What is written for each story. */
export const ofStories: readonly Copied[] = [stories, rounds, offers, places];

const questionColumns = 'question (id, company_id, designation_id, author_ref, is_asked, posted_at, text, text_key, asked_count, comments_count)';

/** A question that some story asks; its company and job are those of the first. */
export const askedQuestions: Copied = {
  target: questionColumns,
  rowsOf: (ground, n) => {
    const [question, { asked, firstStory, answers }] = [n - 1, ground.counts];
    const [first, text] = [firstStory[question] ?? 0, ground.textOf(question)];
    if (first === 0) return [];
    const { company, job } = ground.lots.story(first);
    const from = [companyIdOf(company), jobIdOf(ground, job), keyOf(first), 't', weekOfStory(ground, first)];
    return [[questionIdOf(question), ...from, text, questionHash(text), asked[question] ?? 0, answers[question] ?? 0]];
  },
};

/** A question that a member asks about a company. */
export const memberQuestions: Copied = {
  target: questionColumns,
  rowsOf: (ground, n) => {
    const text = `${ground.textOf(n)} [${n.toString(36)}]`;
    const asked = [companyIdOf(ground.lots.company(n, 6)), null, one(ground.personas, drawn(n, 7)), 'f', one(ground.weeks, drawn(n, 8))];
    return [[`m${scatteredId(n).slice(1)}`, ...asked, text, questionHash(text), 0, 0]];
  },
};

const upsOf = (n: number): number => Math.floor(12 * drawn(n, 9) ** 3);
const downsOf = (n: number): number => Math.floor(upsOf(n) * 0.4 * drawn(n, 10));
const hasRoot = (n: number, first: number): boolean => n !== first && n % repliesEach === 0;

export const answers: Copied = {
  target: 'comment (id, post_id, root_id, reply_to_id, author_ref, content, posted_at, up_count, down_count, replies_count, best)',
  rowsOf: ({ counts, personas, weeks }, n) => {
    const question = counts.answered[n] ?? -1;
    if (question < 0) return [];
    const first = counts.firstAnswer[question] ?? 0;
    const root = hasRoot(n, first) ? answerIdOf(first) : null;
    const tally = { upVotes: upsOf(n), downVotes: downsOf(n), repliesCount: counts.replies[n] ?? 0 };
    const said = [
      one(personas, drawn(n, 11)),
      `Say it in two sentences, then give one example of your own. Answer ${n.toString(36)}.`,
      one(weeks, drawn(n, 12)),
    ];
    return [[answerIdOf(n), questionIdOf(question), root, root, ...said, tally.upVotes, tally.downVotes, tally.repliesCount, bestOf(tally)]];
  },
};

const votesOn = (thing: string, ups: number, downs: number): readonly Row[] =>
  Array.from({ length: ups + downs }, (_, at) => [thing, `voter${String(at).padStart(17, '0')}`, at < ups ? 1 : -1]);

const votes = 'vote (thing, voter, kind)';
export const votesOnStories: Copied = { target: votes, rowsOf: (_, n) => votesOn(storyIdOf(n), helpfulOf(n), 0) };
export const votesOnAnswers: Copied = {
  target: votes,
  rowsOf: ({ counts }, n) => ((counts.answered[n] ?? -1) < 0 ? [] : votesOn(answerIdOf(n), upsOf(n), downsOf(n))),
};
