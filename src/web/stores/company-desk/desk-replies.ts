import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { repliedIdOf, type Replied, type RepliesTo } from '#core/company-desk/company-replies.ts';
import { refusedPhrases } from '#core/company-desk/reply-phrases.ts';
import { refusalAt, withoutRefused, type ReplyRefusal } from '#core/company-desk/reply-sentences.ts';
import type { Failure } from '#core/failure.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';

export type ReplyProblem = 'empty' | 'too-soon' | 'out' | 'often' | 'same' | 'waits' | 'failed';

const ofCodes: Readonly<Record<string, ReplyProblem>> = {
  REPLY_TOO_SOON: 'too-soon',
  DESK_ROLE: 'out',
  TOO_MANY: 'often',
  REPLY_REMOVED: 'same',
  APPEAL_WAITS: 'waits',
};

/** Things of one kind that wait or are answered, and the reply being written. */
export class DeskReplies {
  readonly waiting: Pages<Replied>;
  readonly answered: Pages<Replied>;
  isAnswered = false;
  written: Replied | undefined = undefined;
  text = '';
  refusals: readonly ReplyRefusal[] = [];
  readonly saving: Request<Replied, [id: string, text: string]>;
  readonly takingBack: Request<Replied, [id: string]>;
  isEmpty = false;
  asksToTakeBack = false;
  readonly #desk: CompanyDeskStore;
  readonly #drafts: Drafts;

  constructor(replies: RepliesTo<Replied>, desk: CompanyDeskStore, drafts: Drafts) {
    this.waiting = new Pages((after) => replies.list(desk.urlName, false, after));
    this.answered = new Pages((after) => replies.list(desk.urlName, true, after));
    this.saving = new Request((id, text) => replies.save(desk.urlName, id, text));
    this.takingBack = new Request((id) => replies.takeBack(desk.urlName, id));
    this.#desk = desk;
    this.#drafts = drafts;
    makeAutoObservable(this, {
      waiting: false,
      answered: false,
      saving: false,
      takingBack: false,
      written: observableRef,
      refusals: observableRef,
    });
  }

  get list(): Pages<Replied> {
    return this.isAnswered ? this.answered : this.waiting;
  }

  async open(): Promise<void> {
    await Promise.all([this.waiting.open(), this.answered.open()]);
  }

  choose(isAnswered: boolean): void {
    this.isAnswered = isAnswered;
    this.written = undefined;
  }

  begin(thing: Replied): void {
    const kept = this.#drafts.read(this.#desk.urlName, draftOf(thing))?.['text'];
    this.written = thing;
    this.text = typeof kept === 'string' ? kept : (thing.reply?.text ?? '');
    this.#clear();
  }

  leave(): void {
    this.written = undefined;
  }

  type(text: string): void {
    this.text = text;
    this.#clear();
    if (this.written) this.#drafts.keep(this.#desk.urlName, draftOf(this.written), { text });
  }

  /** Takes the refused sentences out of the reply. */
  takeOut(): void {
    this.type(withoutRefused(this.text, this.refusals));
  }

  /** Answers whether the reply is published. */
  async publish(): Promise<boolean> {
    const { written, text } = this;
    if (!written) return false;
    this.isEmpty = text.trim() === '';
    this.refusals = refusedPhrases(text);
    if (this.isEmpty || this.refusals.length > 0) return false;
    const outcome = await this.saving.send(repliedIdOf(written), text.trim());
    if (outcome.status === 'FAILURE') runInAction(() => (this.refusals = refusalsIn(outcome.failure, text)));
    return outcome.status === 'SUCCESS' && this.#done(written);
  }

  ask(asksToTakeBack: boolean): void {
    this.asksToTakeBack = asksToTakeBack;
  }

  async takeBack(): Promise<boolean> {
    const { written } = this;
    this.ask(false);
    if (!written) return false;
    const outcome = await this.takingBack.send(repliedIdOf(written));
    return outcome.status === 'SUCCESS' && this.#done(written);
  }

  get isBusy(): boolean {
    return this.saving.state.status === 'LOADING' || this.takingBack.state.status === 'LOADING';
  }

  get problem(): ReplyProblem | undefined {
    if (this.isEmpty) return 'empty';
    const failed = [this.saving.state, this.takingBack.state].find((state) => state.status === 'FAILURE');
    if (failed?.status !== 'FAILURE') return undefined;
    const { code = '', kind } = failed.failure;
    return ofCodes[code] ?? (kind === 'signed-out' || kind === 'missing' ? 'out' : 'failed');
  }

  async #done(thing: Replied): Promise<boolean> {
    this.#drafts.drop(this.#desk.urlName, draftOf(thing));
    runInAction(() => this.leave());
    await Promise.all([this.open(), this.#desk.overview.renew(this.#desk.urlName)]);
    return true;
  }

  #clear(): void {
    this.isEmpty = false;
    this.refusals = [];
    this.saving.forget();
    this.takingBack.forget();
  }
}

const draftOf = (thing: Replied): string => `reply.${repliedIdOf(thing)}`;

/** Refusals that the server found with its lists of words and names, each at every place of its words. */
function refusalsIn({ code, problems }: Failure, text: string): readonly ReplyRefusal[] {
  if (code !== 'REPLY_REFUSED' && code !== 'TEXT_ABUSIVE') return [];
  const kind = code === 'TEXT_ABUSIVE' ? 'abusive' : 'names';
  const said = new Set(problems.flatMap(({ words = '' }) => (words === '' ? [] : [words])));
  return [...said].flatMap((words) => placesOf(words, text).map((from) => refusalAt(kind, text, from, from + words.length)));
}

function placesOf(words: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at);
  return places;
}
