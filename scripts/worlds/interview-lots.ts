// What is drawn for each interview, question and answer of a made-up world: sizes are as skewed as in life, for companies, jobs and questions alike.
import { roundKinds, type RoundKind } from '#core/interviews/interview.ts';
import { drawn, skewed } from './world-rows.ts';

/** How much there is in a world. */
export interface InterviewScale {
  readonly interviews: number;
  readonly companies: number;
  /** The questions that can be asked, of which one in a hundred is of HR. */
  readonly questions: number;
  readonly answers: number;
  /** The questions that members ask about companies. */
  readonly askedByMembers: number;
}

/** A round: its kind, and the numbers of its questions. */
interface RoundLot {
  readonly kind: RoundKind;
  readonly questions: readonly number[];
}

interface StoryLot {
  readonly company: number;
  /** The place of its job; -1 where the author left it out. */
  readonly job: number;
  readonly rounds: readonly RoundLot[];
}

const mostRounds = 3;
const mostQuestions = 4;
/** The most kinds of jobs of a company beside those that are common everywhere. */
const kindsOfJobs = 12;

/** The lots of a world with so many jobs. */
export class InterviewLots {
  readonly #scale: InterviewScale;
  readonly #jobs: number;
  readonly #hrQuestions: number;

  constructor(scale: InterviewScale, jobs: number) {
    this.#scale = scale;
    this.#jobs = jobs;
    this.#hrQuestions = Math.floor(scale.questions / 100);
  }

  company = (n: number, purpose: number): number => skewed(this.#scale.companies, drawn(n, purpose));

  /** Questions of HR have the first numbers. */
  isOfHr = (question: number): boolean => question < this.#hrQuestions;

  /** The place of the job whose pool a question is in. */
  jobOf = (question: number): number => Math.min(this.#jobs - 1, skewed(this.#jobs, (question - this.#hrQuestions) / this.#ofJobs));

  story(n: number): StoryLot {
    const company = this.company(n, 1);
    const isCommon = drawn(n, 2) < 0.6;
    const job = isCommon ? this.#commonJob(n, 3) : (company * 31 + Math.floor(kindsOfJobs * drawn(n, 3)) * 7) % this.#jobs;
    const asked = new Set<number>();
    const rounds = Array.from({ length: 1 + Math.floor(mostRounds * drawn(n, 4)) }, (_, turn) => this.#round(n, { turn, job, asked }));
    return { company, job: drawn(n, 5) < 0.05 ? -1 : job, rounds };
  }

  /** The question of an answer: one of HR is answered oftener. */
  answered = (n: number): number => (drawn(n, 1) < 0.1 ? this.#hrQuestion(drawn(n, 2)) : this.#jobQuestion(this.#commonJob(n, 3), drawn(n, 2)));

  get #ofJobs(): number {
    return this.#scale.questions - this.#hrQuestions;
  }

  #commonJob = (n: number, purpose: number): number => skewed(this.#jobs, drawn(n, purpose));

  #round(n: number, { turn, job, asked }: { readonly turn: number; readonly job: number; readonly asked: Set<number> }): RoundLot {
    const kind = turn > 0 && drawn(n, 10 + turn) < 0.5 ? 'hr' : (roundKinds[Math.floor(roundKinds.length * drawn(n, 13 + turn))] ?? 'other');
    const questions: number[] = [];
    for (let at = 0; at < Math.floor((mostQuestions + 1) * drawn(n, 16 + turn)); at++) {
      const [lot, isOfHr] = [drawn(n, 20 + 4 * turn + at), kind === 'hr' && drawn(n, 60 + 4 * turn + at) < 0.8];
      const question = isOfHr ? this.#hrQuestion(lot) : this.#jobQuestion(job, lot);
      if (asked.has(question)) continue;
      asked.add(question);
      questions.push(question);
    }
    return { kind, questions };
  }

  #hrQuestion = (lot: number): number => Math.floor(this.#hrQuestions * lot ** 4);

  /** Of the pool of a job, which is as large as the job is common; those at its beginning are asked far more often. */
  #jobQuestion(job: number, lot: number): number {
    const beginOf = (place: number): number => this.#hrQuestions + Math.ceil(this.#ofJobs * Math.cbrt(place / this.#jobs));
    return Math.min(this.#scale.questions - 1, beginOf(job) + Math.floor((beginOf(job + 1) - beginOf(job)) * lot ** 4));
  }
}

/** By the number of each question: how many stories ask it, the first of them, its answers, and the first of those. */
export interface QuestionCounts {
  readonly asked: Int32Array;
  readonly firstStory: Int32Array;
  readonly answers: Int32Array;
  readonly firstAnswer: Int32Array;
  /** The replies below each answer, by its number. */
  readonly replies: Int32Array;
  /** The question of each answer, by its number; -1 where nobody asks it, and there is none. */
  readonly answered: Int32Array;
}

/** One answer in so many is a reply to the first one. */
export const repliesEach = 5;

export function countQuestions(lots: InterviewLots, { interviews, questions, answers }: InterviewScale): QuestionCounts {
  const zeros = (): Int32Array => new Int32Array(questions);
  const [asked, firstStory, answersOf, firstAnswer] = [zeros(), zeros(), zeros(), zeros()];
  for (let n = 1; n <= interviews; n++)
    for (const { questions: some } of lots.story(n).rounds)
      for (const question of some) {
        if (asked[question] === 0) firstStory[question] = n;
        asked[question] = (asked[question] ?? 0) + 1;
      }
  const [replies, answered] = [new Int32Array(answers + 1), new Int32Array(answers + 1).fill(-1)];
  for (let n = 1; n <= answers; n++) {
    const question = lots.answered(n);
    if (asked[question] === 0) continue;
    answered[n] = question;
    answersOf[question] = (answersOf[question] ?? 0) + 1;
    const first = firstAnswer[question] ?? 0;
    if (first === 0) firstAnswer[question] = n;
    else if (n % repliesEach === 0) replies[first] = (replies[first] ?? 0) + 1;
  }
  return { asked, firstStory, answers: answersOf, firstAnswer, replies, answered };
}
