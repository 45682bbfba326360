import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { contributionKinds, type ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { promptAfter, promptExpiryKey, promptMode, promptRestMs, type PromptMode } from '#core/contributions/prompt-order.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { ContributionsStore } from './contributions-store.ts';
import { PromptRests } from './prompt-rests.ts';

/** Next contribution to suggest, opened by a press only. */
export class PromptStore {
  /** True while the sheet of kinds is open. */
  isOpen = false;
  readonly #contributions: ContributionsStore;
  readonly #rests: PromptRests;
  putAway: readonly ContributionKind[] = [];

  constructor(contributions: ContributionsStore, storage: UserStorage, clock: Pick<Clock, 'now'>) {
    this.#contributions = contributions;
    this.#rests = new PromptRests(storage, clock);
    makeAutoObservable(this);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Possible kinds, the next one first and dismissed ones last. */
  get offered(): readonly ContributionKind[] {
    const next = this.next;
    return [...contributionKinds.filter((type) => type === next), ...contributionKinds.filter((type) => type !== next)];
  }

  /** Suggestion after a contribution, unless dismissed. */
  get next(): ContributionKind | undefined {
    const { sent } = this.#contributions;
    const next = sent ? promptAfter(sent.kind, contributionKinds) : contributionKinds[0];
    return next !== undefined && !this.rests(next) ? next : undefined;
  }

  modeOf(type: ContributionKind): PromptMode {
    const { listing, sent } = this.#contributions;
    const keys = (listing.value ?? []).filter(({ kind }) => kind === type).map(({ key }) => key);
    return promptMode(keys, { isAfterSending: sent !== undefined && sent.kind !== type });
  }

  rests(type: ContributionKind): boolean {
    return this.putAway.includes(type) || this.#rests.rests(promptExpiryKey(type));
  }

  rest(type: ContributionKind): void {
    this.#rests.rest(promptExpiryKey(type), promptRestMs);
    this.putAway = [...this.putAway, type];
  }
}
