import type { operations } from '#contract/generated/user.ts';
import type { Output, Service } from '#contract/service.ts';
import { usualLeaving, type DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import type { ProfilePhotos } from '#core/profile/profile-photos.ts';

/** The account as a whole, and the photo on it. */
export interface AccountPorts {
  readonly accounts: Accounts;
  readonly profilePhotos: ProfilePhotos;
}

/** The operations about the account as a whole. */
export const accountOperations = ({ accounts, profilePhotos }: AccountPorts) =>
  ({
    getProfilePhoto: async () => ({ photo: await profilePhotos.own() }),
    uploadProfilePhoto: async ({ body }) => ({ photo: await profilePhotos.save(body.photo) }),
    deleteProfilePhoto: async () => {
      await profilePhotos.remove();
      return undefined;
    },
    deactivateUser: async () => {
      await accounts.deactivate();
      return undefined;
    },
    reactivateUser: async () => {
      await accounts.reactivate();
      return undefined;
    },
    deleteUser: async ({ query }) => {
      const { anonymousProfile = usualLeaving, designationProfile = usualLeaving, feedback = usualLeaving } = query;
      return shown(await accounts.delete({ anonymousProfile, designationProfile, feedback }));
    },
    getDeletionReceipt: async ({ path }) => shown(await accounts.receipt(path.receiptNumber)),
  }) satisfies Partial<Service<operations>>;

const shown = ({ deleted, left, ...receipt }: DeletionReceipt): Output<operations['deleteUser']> => ({ ...receipt, deleted: [...deleted], left: [...left] });
