import { makeAutoObservable, runInAction } from 'mobx';
import type { DeletionChoice, DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import type { Clock } from '#core/clock.ts';
import { Failure, type FailureKind } from '#core/failure.ts';
import { Request, type RequestState } from '../requests/request.ts';

/** Failures after which the account may still be deleted. */
const unanswered: readonly FailureKind[] = ['offline', 'broken', 'cancelled'];

/** Pauses between looks for a receipt, together longer than any deletion takes. */
export const pausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

type Outcome = RequestState<DeletionReceipt>;

/** Deletion with a receipt number chosen beforehand, so that a lost answer can be resolved. */
export class SureDeletion {
  /** True while the outcome is unknown. */
  isLooking = false;
  readonly #attempts: DeletionAttempts;
  readonly #deleting: Request<DeletionReceipt, [choice: DeletionChoice, receiptNumber: string]>;
  readonly #finding: Request<DeletionReceipt, [receiptNumber: string]>;

  readonly #clock: Pick<Clock, 'after'>;

  constructor(accounts: Accounts, attempts: DeletionAttempts, clock: Pick<Clock, 'after'>) {
    this.#attempts = attempts;
    this.#clock = clock;
    this.#deleting = new Request((choice, receiptNumber) => accounts.delete(choice, receiptNumber));
    this.#finding = new Request((receiptNumber) => accounts.receipt(receiptNumber));
    makeAutoObservable(this);
  }

  /** Member of an unresolved deletion, shown to themselves and to guests. */
  leaver(reader: string | undefined): string | undefined {
    const owner = this.#attempts.current()?.owner;
    return reader === undefined || reader === owner ? owner : undefined;
  }

  /** Deletes an account after its key content, and throws `missing` without answer and receipt. */
  async delete(owner: string, choice: DeletionChoice, deleteBefore: () => Promise<void>): Promise<DeletionReceipt> {
    const earlier = this.leaver(owner) === undefined ? undefined : this.#attempts.current()?.number;
    const found = earlier === undefined ? undefined : await this.#find(earlier);
    if (found && !isMissing(found)) return receiptIn(found);
    await deleteBefore();
    const number = earlier ?? this.#attempts.begin(owner);
    const outcome = await this.#deleting.send(choice, number);
    if (outcome.status === 'FAILURE' && outcome.failure.kind === 'signed-out') return receiptIn(await this.#find(number));
    if (outcome.status === 'FAILURE' && unanswered.includes(outcome.failure.kind)) return receiptIn(await this.#lookAfter(number));
    this.#attempts.settle();
    return receiptIn(outcome);
  }

  /** Resolves a deletion from before the page load, or throws `missing` without a receipt. */
  async recall(): Promise<DeletionReceipt> {
    const outcome = await this.#lookAfter(this.#attempts.current()?.number ?? '');
    if (isMissing(outcome)) this.#attempts.settle();
    return receiptIn(outcome);
  }

  /** Looks until no deletion can be running, as only then a missing receipt proves none happened. */
  async #lookAfter(number: string): Promise<Outcome> {
    this.#setLooking(true);
    let outcome = await this.#find(number);
    for (const pauseMs of pausesMs) {
      if (outcome.status === 'SUCCESS') break;
      await new Promise<void>((wake) => this.#clock.after(pauseMs, wake));
      outcome = await this.#find(number);
    }
    this.#setLooking(false);
    return outcome;
  }

  #setLooking(isLooking: boolean): void {
    runInAction(() => (this.isLooking = isLooking));
  }

  /** Finds the receipt, where a refused look-up proves nothing. */
  async #find(number: string): Promise<Outcome> {
    const outcome = await this.#finding.send(number);
    if (outcome.status === 'SUCCESS') this.#attempts.settle();
    if (outcome.status !== 'FAILURE' || isMissing(outcome) || outcome.failure.kind === 'offline') return outcome;
    return { status: 'FAILURE', failure: new Failure('broken', 'It could not be found out whether the account is deleted.', { cause: outcome.failure }) };
  }
}

const isMissing = (outcome: Outcome): boolean => outcome.status === 'FAILURE' && outcome.failure.kind === 'missing';

function receiptIn(outcome: Outcome): DeletionReceipt {
  if (outcome.status === 'SUCCESS') return outcome.value;
  throw outcome.status === 'FAILURE' ? outcome.failure : new Failure('cancelled');
}
