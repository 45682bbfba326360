import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { OwnCommunities } from '#core/communities/own-communities.ts';

export const httpOwnCommunities = (user: Service<operations>): OwnCommunities => ({
  own: async () => (await user.listMyCommunities({})).items,
  save: async (chosen) => (await user.saveMyCommunities({ body: { items: chosen.map(({ type, entityId }) => ({ type, entityId })) } })).items,
});
