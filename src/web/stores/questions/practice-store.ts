import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { questionListUrl } from '#core/questions/question-urls.ts';
import {
  afterMark,
  countCan,
  goneOn,
  hasAnswer,
  keptPracticeIn,
  keptRoundsIn,
  nextRound,
  progressOf,
  withPractised,
  withKeptRound,
  type KeptPractice,
  type PracticeMark,
  type PracticeRound,
} from '#core/questions/practice.ts';
import type { ListedQuestion, TopQuestionsMeta } from '#core/questions/question.ts';
import type { QuestionList, Questions } from '#core/questions/questions.ts';
import { isNotThere, Request } from '../requests/request.ts';

const storageName = 'practice';
const roundsName = 'practice-rounds';

/** One page holds all, so practising needs no connection. */
const mostAsked = 50;

/** Practice of a question list. Marks and position never leave the device. */
export class PracticeStore {
  list: QuestionList = { of: 'hr', subject: null };
  round: PracticeRound = { toCome: [], done: [] };
  kept: KeptPractice = {};
  isShown = false;
  readonly questions: Request<readonly ListedQuestion[], [list: QuestionList]>;
  readonly meta: Request<TopQuestionsMeta, [company: string, designation: string | null]>;
  readonly #storage: UserStorage;
  readonly #clock: Clock;

  constructor(questions: Questions, storage: UserStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
    this.questions = new Request(async (list) => (await questions.list(list, null, mostAsked)).items);
    this.meta = new Request((company, designation) => questions.topMeta(company, designation));
    makeAutoObservable(this, { list: observableRef, round: observableRef, kept: observableRef, questions: false, meta: false });
  }

  /** Begins a round, unless the list is already open. */
  async open(list: QuestionList): Promise<void> {
    const isSame = questionListUrl(list) === questionListUrl(this.list);
    this.list = list;
    if (isSame && this.questions.state.status === 'SUCCESS') return;
    this.round = { toCome: [], done: [] };
    const [outcome] = await Promise.all([this.questions.send(list), list.of === 'company' && this.meta.send(list.company, list.designation)]);
    if (outcome.status === 'SUCCESS') runInAction(() => this.begin());
  }

  /** Reads marks after hydration, without disturbing a running round. */
  find(): void {
    this.kept = keptPracticeIn(this.#storage.read(storageName));
    if (this.round.done.length > 0 || this.isShown) return;
    this.round = goneOn(this.#keptRounds[questionListUrl(this.list)], this.#ids) ?? nextRound(this.#ids, this.kept);
  }

  begin(): void {
    this.isShown = false;
    this.round = nextRound(this.#ids, this.kept);
  }

  get known(): number {
    return countCan(this.#ids, this.kept);
  }

  get isMissing(): boolean {
    return isNotThere(this.questions.state);
  }

  /** Undefined once the round is over. */
  get current(): ListedQuestion | undefined {
    const [now] = this.round.toCome;
    return this.questions.value?.find(({ questionId }) => questionId === now);
  }

  get progress() {
    return progressOf(this.round);
  }

  turn(): void {
    this.isShown = !this.isShown && this.current !== undefined && hasAnswer(this.current);
  }

  /** Stores a mark and moves on. */
  mark(mark: PracticeMark): void {
    if (!this.current) return;
    // Another tab may have kept some meanwhile.
    const before = keptPracticeIn(this.#storage.read(storageName));
    this.kept = withPractised({ ...this.kept, ...before }, this.current.questionId, { mark, at: this.#clock.now() });
    this.#storage.keep(storageName, this.kept);
    this.round = afterMark(this.round, mark);
    this.#storage.keep(roundsName, withKeptRound(this.#keptRounds, questionListUrl(this.list), this.round));
    this.isShown = false;
  }

  get #ids(): readonly string[] {
    return (this.questions.value ?? []).map(({ questionId }) => questionId);
  }

  get #keptRounds() {
    return keptRoundsIn(this.#storage.read(roundsName));
  }
}
