import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { Roles } from '#core/moderation/roles.ts';

export const httpRoles = (moderation: Service<operations>): Roles => ({
  holders: async () => (await moderation.listRoleHolders({})).items,
  async invite(role) {
    const { expiresAt, ...claim } = await moderation.inviteToRole({ body: { role } });
    return { ...claim, expiresAt: Date.parse(expiresAt) };
  },
  change: (holderId, role) => moderation.changeRole({ path: { holderId }, body: { role } }),
  claim: async ({ role, token }) => (await moderation.claimRole({ body: { role, token } })).role,
});
