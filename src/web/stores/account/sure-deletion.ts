import { makeAutoObservable, runInAction } from 'mobx';
import type { DeletionChoice, DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import type { Clock } from '#core/clock.ts';
import { Failure, type FailureKind } from '#core/failure.ts';
import { Request, type RequestState } from '../requests/request.ts';

/** Failures after which the account may be gone anyway, or go still: the answer was lost, or nobody waited for it any longer. */
const unanswered: readonly FailureKind[] = ['offline', 'broken', 'cancelled'];

/** The pauses before each further look for the receipt. Together they are longer than a deletion may take, so that none that is missing after them still comes. */
export const pausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

type Outcome = RequestState<DeletionReceipt>;

/** A deletion whose end is found out where its answer was lost: by the number of its receipt, which was chosen here before. */
export class SureDeletion {
  /** Whether it is not known just now how a deletion ended, and its receipt is looked for. */
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

  /** The member of whose deletion it is not known yet how it ended. To another member it is no concern; a guest may be the one who went. */
  leaver(reader: string | undefined): string | undefined {
    const owner = this.#attempts.current()?.owner;
    return reader === undefined || reader === owner ? owner : undefined;
  }

  /** Deletes the account of a member, and before it what else is to go, unless it is gone already. Without an answer and without a receipt it is missing. */
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

  /** Finds out how the deletion ended that was asked for before the page was loaded. Without a receipt it is missing, and not asked about again. */
  async recall(): Promise<DeletionReceipt> {
    const outcome = await this.#lookAfter(this.#attempts.current()?.number ?? '');
    if (isMissing(outcome)) this.#attempts.settle();
    return receiptIn(outcome);
  }

  /** Looks for the receipt until no deletion can be under way any more. Only then is one that is missing a proof that nothing was deleted. */
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

  /** Finds the receipt, which settles the attempt. A look-up that is refused says nothing of the deletion. */
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
