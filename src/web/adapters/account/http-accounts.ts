import type { operations } from '#contract/generated/user/account.ts';
import type { Service } from '#contract/service.ts';
import type { DeletionChoice, DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';

export class HttpAccounts implements Accounts {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async deactivate(): Promise<void> {
    await this.#user.deactivateUser({});
  }

  async reactivate(): Promise<void> {
    await this.#user.reactivateUser({});
  }

  delete({ anonymousProfile, designationProfile, feedback }: DeletionChoice, receiptNumber?: string): Promise<DeletionReceipt> {
    return this.#user.deleteUser({ query: { anonymousProfile, designationProfile, feedback, ...(receiptNumber !== undefined && { receiptNumber }) } });
  }

  receipt(receiptNumber: string): Promise<DeletionReceipt> {
    return this.#user.getDeletionReceipt({ path: { receiptNumber } });
  }
}
