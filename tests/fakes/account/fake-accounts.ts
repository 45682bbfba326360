import { Failure } from '#core/failure.ts';
import { leftBehind, type DeletionChoice, type DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { DeletionPreview } from '#core/account/deletion-preview.ts';
import { nothingWritten } from '#core/personas/written-counts.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';

export class FakeAccounts implements Accounts {
  state: 'active' | 'deactivated' | 'deleted' = 'active';
  /** True if re-authentication is required before deactivating or deleting. */
  wantsLogin = false;
  isSignedIn = true;
  written = { designationProfile: nothingWritten };
  feedbacks: Pick<Feedbacks, 'own'> = { own: async () => undefined };
  /** Administrators of this instance who are not deactivated. */
  readonly #administrators: Set<FakeAccounts>;
  /** Drops the connection before a deletion request or before its answer. */
  breaksOff: 'before' | 'after' | undefined;
  readonly receipts: Map<string, DeletionReceipt>;

  constructor(administrators = new Set<FakeAccounts>(), receipts = new Map<string, DeletionReceipt>()) {
    this.#administrators = administrators;
    this.receipts = receipts;
  }

  appoint(): void {
    this.#administrators.add(this);
  }

  async deactivate(): Promise<void> {
    this.#refuseOldLogin();
    this.#leaveTeam();
    this.state = 'deactivated';
    this.isSignedIn = false;
  }

  async reactivate(): Promise<void> {
    if (!this.isSignedIn) throw new Failure('signed-out');
    this.state = 'active';
  }

  async preview(): Promise<DeletionPreview> {
    if (this.state === 'deleted' || !this.isSignedIn) throw new Failure('signed-out');
    const refusedBy = this.wantsLogin ? 'SIGN_IN_AGAIN' : this.#isLast ? 'LAST_ADMINISTRATOR' : null;
    return { refusedBy, ...this.written, feedback: (await this.feedbacks.own()) ? 1 : 0 };
  }

  async delete(choice: DeletionChoice, receiptNumber = 'k3v9-x0q2-m7c1-t8zb'): Promise<DeletionReceipt> {
    if (this.breaksOff === 'before') throw new Failure('offline');
    this.#refuseOldLogin();
    if (this.receipts.has(receiptNumber)) throw new Failure('conflict', 'This receipt number is in use. Choose another one.');
    this.#leaveTeam();
    this.state = 'deleted';
    const receipt: DeletionReceipt = {
      receiptNumber,
      deletedOn: '2026-11-20',
      deleted: [
        { item: 'account', count: 1 },
        { item: 'sessions', count: 1 },
      ],
      left: leftBehind(choice, { isBanned: false, isSilenced: false, issued: undefined }),
    };
    this.receipts.set(receipt.receiptNumber, receipt);
    if (this.breaksOff === 'after') throw new Failure('offline');
    return receipt;
  }

  async receipt(receiptNumber: string): Promise<DeletionReceipt> {
    const known = this.receipts.get(receiptNumber);
    if (!known) throw new Failure('missing', 'There is no such receipt.');
    return known;
  }

  get #isLast(): boolean {
    return this.#administrators.has(this) && this.#administrators.size === 1;
  }

  #leaveTeam(): void {
    if (this.#isLast) throw new Failure('conflict', undefined, { code: 'LAST_ADMINISTRATOR' });
    this.#administrators.delete(this);
  }

  #refuseOldLogin(): void {
    if (this.state === 'deleted' || !this.isSignedIn) throw new Failure('signed-out');
    if (this.wantsLogin) throw new Failure('conflict', 'Please log in again first, so that we know it is you.', { code: 'SIGN_IN_AGAIN' });
  }
}
