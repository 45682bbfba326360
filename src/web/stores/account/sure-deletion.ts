import type { DeletionChoice, DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { Failure, type FailureKind } from '#core/failure.ts';

/** Failures after which the account may be gone all the same: the answer was lost, or the session went with the account. */
const leaveOpen: readonly FailureKind[] = ['offline', 'broken', 'cancelled', 'signed-out'];

/** A deletion whose end is found out where its answer was lost: by the number of its receipt, which was chosen here before. */
export class SureDeletion {
  readonly #accounts: Accounts;
  readonly #attempts: DeletionAttempts;

  constructor(accounts: Accounts, attempts: DeletionAttempts) {
    this.#accounts = accounts;
    this.#attempts = attempts;
  }

  /** Whether it is not known yet how a deletion ended. */
  get isOpen(): boolean {
    return this.#attempts.current() !== undefined;
  }

  /** Deletes the account, unless it is gone already. Without an answer and without a receipt it is missing. */
  async delete(choice: DeletionChoice): Promise<DeletionReceipt> {
    const earlier = this.#attempts.current();
    const found = earlier === undefined ? undefined : await this.#found(earlier);
    if (found) return found;
    const number = earlier ?? this.#attempts.begin();
    try {
      const receipt = await this.#accounts.delete(choice, number);
      this.#attempts.settle();
      return receipt;
    } catch (error) {
      const failure = Failure.from(error);
      if (leaveOpen.includes(failure.kind)) return await this.#find(number);
      this.#attempts.settle();
      throw failure;
    }
  }

  /** Finds out how the deletion ended that was asked for before the page was loaded. Without a receipt it is missing, and not asked about again. */
  async recall(): Promise<DeletionReceipt> {
    try {
      return await this.#find(this.#attempts.current() ?? '');
    } catch (error) {
      const failure = Failure.from(error);
      if (failure.kind === 'missing') this.#attempts.settle();
      throw failure;
    }
  }

  async #found(number: string): Promise<DeletionReceipt | undefined> {
    try {
      return await this.#find(number);
    } catch (error) {
      const failure = Failure.from(error);
      if (failure.kind === 'missing') return undefined;
      throw failure;
    }
  }

  /** The receipt, which settles the attempt. A look-up that is refused says nothing of the deletion. */
  async #find(number: string): Promise<DeletionReceipt> {
    try {
      const receipt = await this.#accounts.receipt(number);
      this.#attempts.settle();
      return receipt;
    } catch (error) {
      const failure = Failure.from(error);
      if (failure.kind === 'missing' || failure.kind === 'offline') throw failure;
      throw new Failure('broken', 'It could not be found out whether the account is deleted.', { cause: failure });
    }
  }
}
