import type { components, operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Mute } from '#core/moderation/mutes.ts';
import type { Mutes } from '#core/moderation/mutes.ts';
import { authorToContract } from '../personas/author-to-contract.ts';

export const muteOperations = ({ mutes }: { readonly mutes: Mutes }) =>
  ({
    listMutes: async () => ({ items: (await mutes.list()).map(muteToContract) }),
    addMute: async ({ body }) => muteToContract(await mutes.add(body, body.kind, body.profileType ?? 'ANONYMOUS')),
    removeMute: async ({ path }) => {
      await mutes.remove(path.muteId);
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;

const muteToContract = (mute: Mute): components['schemas']['Mute'] => ({ ...mute, author: authorToContract(mute.author) });
