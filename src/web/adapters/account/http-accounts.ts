import type { operations } from '#contract/generated/user/account.ts';
import type { Service } from '#contract/service.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpAccounts = (user: Service<Sparse<operations>>): Accounts => ({
  deactivate: () => user.deactivateUser({}),
  reactivate: () => user.reactivateUser({}),
  preview: () => user.getDeletionPreview({}),
  delete: ({ designationProfile, feedback }, receiptNumber) => user.deleteUser({ query: { designationProfile, feedback, receiptNumber } }),
  receipt: (receiptNumber) => user.getDeletionReceipt({ path: { receiptNumber } }),
});
