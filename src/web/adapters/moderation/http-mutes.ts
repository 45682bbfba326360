import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Mute, MuteKind, Mutes } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

export class HttpMutes implements Mutes {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async list(): Promise<readonly Mute[]> {
    return (await this.#feed.listMutes({})).items.map((mute) => ({ ...mute, author: authorFromContract(mute.author) }));
  }

  async add(resource: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    const mute = await this.#feed.addMute({ body: { ...resource, kind, profileType: persona } });
    return { ...mute, author: authorFromContract(mute.author) };
  }

  async remove(muteId: string): Promise<void> {
    await this.#feed.removeMute({ path: { muteId } });
  }
}
