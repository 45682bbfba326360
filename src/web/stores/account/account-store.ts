import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Clipboards } from '#core/device/clipboards.ts';
import {
  latinDeletionWord,
  leavableItems,
  usualLeaving,
  type DeletionChoice,
  type DeletionReceipt,
  type LeavableItem,
} from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import type { DeletionPreview } from '#core/account/deletion-preview.ts';
import { keyedGroups, type KeyedGroup } from '#core/account/keyed-groups.ts';
import { Failure } from '#core/failure.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Draft } from '../forms/draft.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { KeyedPart, KeyedWritingsStore } from './keyed-writings-store.ts';
import { SureDeletion } from './sure-deletion.ts';

export type AccountProblem = 'again' | 'last' | 'offline' | 'limited' | 'undone' | 'unknown' | 'byKey' | 'failed' | undefined;

type Choices = Readonly<Record<string, string>>;

const nothingLeft: Choices = Object.fromEntries([...leavableItems, ...keyedGroups].map((item) => [item, usualLeaving]));

/** Code of a deletion not requested, because content by keys remains. */
const stillByKey = 'STILL_BY_KEY';

/** Deactivation and deletion of an account. */
export class AccountStore {
  /** Confirmation typed for the deletion, never stored. */
  typed = '';
  /** True after an attempt with another word. */
  isMistyped = false;
  isDeactivated = false;
  receipt: DeletionReceipt | undefined;
  /** Parts that outlived the account, whose keys belong to nobody now. */
  left: readonly KeyedPart[] = [];
  readonly deactivating: Request<void>;
  readonly deleting: Request<DeletionReceipt, [choice: DeletionChoice]>;
  readonly previewing: Request<DeletionPreview>;
  readonly lookingUp: Request<DeletionReceipt, [receiptNumber: string]>;
  readonly writings: KeyedWritingsStore;
  readonly draft: Draft<Choices>;
  readonly #recalling: Request<DeletionReceipt>;
  readonly #deletion: SureDeletion;
  readonly #copying: Request<void, [text: string]>;
  readonly #session: SessionStore;

  constructor(
    accounts: Accounts,
    attempts: DeletionAttempts,
    drafts: Drafts,
    clipboards: Clipboards,
    writings: KeyedWritingsStore,
    session: SessionStore,
    clock: Pick<Clock, 'after'>,
  ) {
    this.#session = session;
    this.deactivating = new Request(() => accounts.deactivate());
    this.#deletion = new SureDeletion(accounts, attempts, clock);
    this.previewing = new Request(() => accounts.preview());
    this.writings = writings;
    this.deleting = new Request((choice) => this.#delete(choice));
    this.#recalling = new Request(() => this.#deletion.recall());
    this.lookingUp = new Request((receiptNumber) => accounts.receipt(receiptNumber));
    this.#copying = new Request((text) => clipboards.write(text));
    this.draft = new Draft('deletion', nothingLeft, drafts, session);
    makeAutoObservable(this, {
      receipt: observableRef,
      left: observableRef,
      deactivating: false,
      deleting: false,
      previewing: false,
      lookingUp: false,
      writings: false,
      draft: false,
    });
  }

  /** Restores a choice made before a login, and finds the outcome of an unanswered deletion. */
  async open(): Promise<void> {
    if (this.#session.isSignedIn) {
      this.draft.open(nothingLeft);
      void this.previewing.renew();
      void this.writings.open();
    }
    const leaver = this.#deletion.leaver(this.#session.member?.userId);
    if (leaver === undefined || [this.deleting, this.#recalling].some(({ state }) => state.status === 'LOADING')) return;
    const outcome = await this.#recalling.send();
    if (outcome.status !== 'SUCCESS') return;
    runInAction(() => (this.receipt = outcome.value));
    if (this.#session.isGuest) this.#session.part(leaver);
  }

  choose(item: LeavableItem | KeyedGroup, choice: 'delete' | 'leave'): void {
    this.draft.type({ [item]: choice });
  }

  /** True for a part that outlives the account. */
  stays(group: KeyedGroup): boolean {
    return this.draft.fields[group] === 'leave';
  }

  get ticked(): readonly KeyedPart[] {
    return this.writings.parts.filter(({ group }) => !this.stays(group));
  }

  type(word: string): void {
    this.typed = word;
    this.isMistyped = false;
    this.deleting.forget();
    this.#recalling.forget();
  }

  /** True while an unanswered deletion is being checked. */
  get isLooking(): boolean {
    return this.#deletion.isLooking;
  }

  get problem(): AccountProblem {
    return deletionProblemIn(this.deleting.state) ?? deletionProblemIn(this.#recalling.state);
  }

  get deactivationProblem(): AccountProblem {
    return problemIn(this.deactivating.state);
  }

  async deactivate(): Promise<boolean> {
    const wasLost = isLost(this.deactivating.state);
    if (!(wasLost && (await this.#isOver()))) {
      const outcome = await this.deactivating.send();
      if (outcome.status !== 'SUCCESS' && !(isLost(outcome) && (await this.#isOver()))) return false;
    }
    runInAction(() => (this.isDeactivated = true));
    this.#session.part();
    return true;
  }

  /** True if signed out, which proves that an earlier attempt arrived. */
  async #isOver(): Promise<boolean> {
    await this.#session.revive();
    const outcome = await this.#session.asking.send();
    return outcome.status === 'SUCCESS' && !outcome.value.member;
  }

  /** Deletes after a correct confirmation word, also in its typable form, and returns true if gone. */
  async delete(word: string): Promise<boolean> {
    this.isMistyped = ![word, latinDeletionWord].some((each) => sameLetters(each) === sameLetters(this.typed));
    if (this.isMistyped) return false;
    const { fields } = this.draft;
    const choiceOf = (item: LeavableItem) => (fields[item] === 'leave' ? 'leave' : 'delete');
    const outcome = await this.deleting.send({
      designationProfile: choiceOf('designationProfile'),
      feedback: choiceOf('feedback'),
    });
    if (outcome.status !== 'SUCCESS') return false;
    runInAction(() => (this.receipt = outcome.value));
    this.draft.settle();
    runInAction(() => (this.left = this.writings.parts));
    await this.writings.releasing.send();
    this.#session.part(this.#session.pageOf ?? '');
    return true;
  }

  #delete(choice: DeletionChoice): Promise<DeletionReceipt> {
    return this.#deletion.delete(this.#session.member?.userId ?? '', choice, () => this.#deleteByKey());
  }

  /** Deletes content by keys first, unless the account cannot go, because afterwards nobody could ask. */
  async #deleteByKey(): Promise<void> {
    const previewed = await this.previewing.renew();
    if (previewed.status === 'SUCCESS' && previewed.value.refusedBy !== null) throw new Failure('conflict', undefined, { code: previewed.value.refusedBy });
    if (previewed.status === 'FAILURE' && previewed.failure.kind === 'signed-out') return;
    if (previewed.status === 'FAILURE') throw unasked(previewed.failure);
    const outcome = await this.writings.deleting.send((group) => this.stays(group));
    if (outcome.status === 'FAILURE') throw new Failure('conflict', 'Something that keys wrote is still there', { code: stillByKey, cause: outcome.failure });
  }

  async copy(text: string): Promise<boolean> {
    return (await this.#copying.send(text)).status === 'SUCCESS';
  }
}

/** Failure before a deletion was requested, which leaves nothing open. */
const unasked = (failure: Failure): Failure =>
  failure.kind === 'broken' ? new Failure('conflict', 'It could not be asked whether the account may go', { cause: failure }) : failure;

/** Comparable form of a word, where a dot replaces the moon-dot (ँ) that many keyboards lack. */
const sameLetters = (text: string): string => text.trim().normalize('NFC').toLowerCase().replaceAll('ँ', 'ं');

/** True where no answer came, so that it may be done anyway. */
const isLost = (state: RequestState<unknown>): boolean => state.status === 'FAILURE' && ['offline', 'broken', 'cancelled'].includes(state.failure.kind);

/** Distinguishes an interrupted deletion from a failed one. */
const deletionProblemIn = (state: RequestState<unknown>): AccountProblem =>
  state.status === 'FAILURE' && state.failure.kind === 'broken' ? 'unknown' : problemIn(state);

function problemIn(state: RequestState<unknown>): AccountProblem {
  if (state.status !== 'FAILURE') return undefined;
  const { kind, code } = state.failure;
  if (code === 'SIGN_IN_AGAIN') return 'again';
  if (code === 'LAST_ADMINISTRATOR') return 'last';
  if (code === stillByKey) return 'byKey';
  if (kind === 'missing') return 'undone';
  return kind === 'offline' || kind === 'limited' ? kind : 'failed';
}
