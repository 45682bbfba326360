import type { operations } from '#contract/generated/user/account.ts';
import type { Service } from '#contract/service.ts';
import type { Accounts } from '#core/account/accounts.ts';

export const httpAccounts = (user: Service<operations>): Accounts => ({
  deactivate: () => user.deactivateUser({}),
  reactivate: () => user.reactivateUser({}),
  preview: () => user.getDeletionPreview({}),
  delete: ({ designationProfile, feedback }, receiptNumber) =>
    user.deleteUser({ query: { designationProfile, feedback, ...(receiptNumber !== undefined && { receiptNumber }) } }),
  receipt: (receiptNumber) => user.getDeletionReceipt({ path: { receiptNumber } }),
});
