import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { usualLeaving } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';

interface AccountPorts {
  readonly accounts: Accounts;
}

export const accountOperations = ({ accounts }: AccountPorts) =>
  ({
    deactivateUser: async () => {
      await accounts.deactivate();
      return undefined;
    },
    reactivateUser: async () => {
      await accounts.reactivate();
      return undefined;
    },
    deleteUser: async ({ query }) => {
      const { designationProfile = usualLeaving, feedback = usualLeaving, receiptNumber } = query;
      return accounts.delete({ designationProfile, feedback }, receiptNumber);
    },
    getDeletionPreview: () => accounts.preview(),
    getDeletionReceipt: ({ path }) => accounts.receipt(path.receiptNumber),
  }) satisfies Partial<Service<operations>>;
