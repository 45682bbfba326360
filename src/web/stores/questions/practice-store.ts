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

/** The keys on devices: how questions went, and where one is in lists. */
const storageName = 'practice';
const roundsName = 'practice-rounds';

/** As many as one page holds: once they are here, practising needs no connection. */
const mostAsked = 50;

/** Practice of the questions of a list, one at a time. How each went, and where one is, is stored on this device alone. */
export class PracticeStore {
  list: QuestionList = { of: 'hr', subject: null };
  round: PracticeRound = { toCome: [], done: [] };
  /** How questions went, as this device keeps it. */
  kept: KeptPractice = {};
  /** Whether the answer of the question was asked for. */
  isShown = false;
  readonly questions: Request<readonly ListedQuestion[], [list: QuestionList]>;
  /** The company whose questions are practised, and its job. */
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

  /** Opens a list, and begins a round. The list that is open already is left as it is. */
  async open(list: QuestionList): Promise<void> {
    const isSame = questionListUrl(list) === questionListUrl(this.list);
    this.list = list;
    if (isSame && this.questions.state.status === 'SUCCESS') return;
    this.round = { toCome: [], done: [] };
    const [outcome] = await Promise.all([this.questions.send(list), list.of === 'company' && this.meta.send(list.company, list.designation)]);
    if (outcome.status === 'SUCCESS') runInAction(() => this.begin());
  }

  /** Reads from the device how questions went, and where one was. A page rendered on the server knows nothing of it, so it is read once the page is hydrated; a round that is under way goes on. */
  find(): void {
    this.kept = keptPracticeIn(this.#storage.read(storageName));
    if (this.round.done.length > 0 || this.isShown) return;
    this.round = goneOn(this.#keptRounds[questionListUrl(this.list)], this.#ids) ?? nextRound(this.#ids, this.kept);
  }

  /** Begins the next round. */
  begin(): void {
    this.isShown = false;
    this.round = nextRound(this.#ids, this.kept);
  }

  /** How many of the questions of the list one can do. */
  get known(): number {
    return countCan(this.#ids, this.kept);
  }

  /** Whether nobody shared anything of such a list. */
  get isMissing(): boolean {
    return isNotThere(this.questions.state);
  }

  /** The question that is asked now; none once the round is over. */
  get current(): ListedQuestion | undefined {
    const [now] = this.round.toCome;
    return this.questions.value?.find(({ questionId }) => questionId === now);
  }

  get progress() {
    return progressOf(this.round);
  }

  /** Shows the answer of the question, if it has one, or hides it again. */
  turn(): void {
    this.isShown = !this.isShown && this.current !== undefined && hasAnswer(this.current);
  }

  /** Says how the question went, keeps it, and goes on to the next one. */
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
