// What is drawn for each interview, question and answer of a made-up world: sizes are as skewed as in life, for companies, jobs and questions alike.
import { roundKinds, type RoundKind } from '#core/interviews/interview.ts';
import { drawn } from './world-rows.ts';

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
export interface RoundLot {
  readonly kind: RoundKind;
  readonly questions: readonly number[];
}

export interface StoryLot {
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

  company = (n: number, purpose: number): number => Math.floor(this.#scale.companies * drawn(n, purpose) ** 3);

  /** Questions of HR have the first numbers. */
  isOfHr = (question: number): boolean => question < this.#hrQuestions;

  /** The place of the job whose pool a question is in. */
  jobOf = (question: number): number => Math.min(this.#jobs - 1, Math.floor(this.#jobs * ((question - this.#hrQuestions) / this.#ofJobs) ** 3));

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

  #commonJob = (n: number, purpose: number): number => Math.floor(this.#jobs * drawn(n, purpose) ** 3);

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
