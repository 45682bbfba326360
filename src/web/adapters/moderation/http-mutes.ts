import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Mutes } from '#core/moderation/mutes.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

export const httpMutes = (feed: Service<operations>): Mutes => ({
  list: async () => (await feed.listMutes({})).items.map((mute) => ({ ...mute, author: authorFromContract(mute.author) })),
  async add(resource, kind, persona) {
    const mute = await feed.addMute({ body: { ...resource, kind, profileType: persona } });
    return { ...mute, author: authorFromContract(mute.author) };
  },
  remove: (muteId) => feed.removeMute({ path: { muteId } }),
});
