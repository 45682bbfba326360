import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { momentOf } from '../content/moment-to-contract.ts';
import type { Roles } from '#core/moderation/roles.ts';

export const roleOperations = ({ roles }: { readonly roles: Roles }) =>
  ({
    listRoleHolders: async () => ({ items: await roles.holders() }),
    changeRole: async ({ path, body }) => {
      await roles.change(path.holderId, body.role);
      return undefined;
    },
    inviteToRole: async ({ body }) => {
      const { expiresAt, ...claim } = await roles.invite(body.role);
      return { ...claim, expiresAt: momentOf(expiresAt) };
    },
    claimRole: async ({ body }) => ({ role: await roles.claim(body) }),
  }) satisfies Partial<Service<operations>>;
