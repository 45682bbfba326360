import type { DeletionChoice, DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { Failure, type FailureKind } from '#core/failure.ts';
import { Request, type RequestState } from '../requests/request.ts';

/** Failures after which the account may be gone all the same: the answer was lost, or the session went with the account. */
const leaveOpen: readonly FailureKind[] = ['offline', 'broken', 'cancelled', 'signed-out'];

type Outcome = RequestState<DeletionReceipt>;

/** A deletion whose end is found out where its answer was lost: by the number of its receipt, which was chosen here before. */
export class SureDeletion {
  readonly #attempts: DeletionAttempts;
  readonly #deleting: Request<DeletionReceipt, [choice: DeletionChoice, receiptNumber: string]>;
  readonly #finding: Request<DeletionReceipt, [receiptNumber: string]>;

  constructor(accounts: Accounts, attempts: DeletionAttempts) {
    this.#attempts = attempts;
    this.#deleting = new Request((choice, receiptNumber) => accounts.delete(choice, receiptNumber));
    this.#finding = new Request((receiptNumber) => accounts.receipt(receiptNumber));
  }

  /** Whether it is not known yet how a deletion ended. */
  get isOpen(): boolean {
    return this.#attempts.current() !== undefined;
  }

  /** Deletes the account, unless it is gone already. Without an answer and without a receipt it is missing. */
  async delete(choice: DeletionChoice): Promise<DeletionReceipt> {
    const earlier = this.#attempts.current();
    const found = earlier === undefined ? undefined : await this.#find(earlier);
    if (found && !isMissing(found)) return receiptIn(found);
    const number = earlier ?? this.#attempts.begin();
    const outcome = await this.#deleting.send(choice, number);
    if (outcome.status === 'FAILURE' && leaveOpen.includes(outcome.failure.kind)) return receiptIn(await this.#find(number));
    this.#attempts.settle();
    return receiptIn(outcome);
  }

  /** Finds out how the deletion ended that was asked for before the page was loaded. Without a receipt it is missing, and not asked about again. */
  async recall(): Promise<DeletionReceipt> {
    const outcome = await this.#find(this.#attempts.current() ?? '');
    if (isMissing(outcome)) this.#attempts.settle();
    return receiptIn(outcome);
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
