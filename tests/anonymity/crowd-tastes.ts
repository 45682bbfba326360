import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Instance } from './crowd-instance.ts';
import type { Seeded } from './seeded.ts';

const topicsJoined = 3;
/** The share of posts under the made-up name that stand in a community which its member has joined. */
const atHome = 0.85;

/** The communities of a member of the crowd: that of the company and some topics. The account joins them, and the made-up name mostly posts there. */
export class CrowdTastes {
  readonly joined: readonly string[];
  readonly #instance: Instance;
  readonly #chance: Seeded;

  constructor(instance: Instance, company: number, chance: Seeded) {
    this.#instance = instance;
    this.#chance = chance;
    const topics = Array.from({ length: topicsJoined }, () => instance.communities[chance.below(instance.topicsCount)]);
    this.joined = [...new Set([instance.communities[instance.topicsCount + company], ...topics].flatMap((one) => one?.entityId ?? []))];
  }

  /** The community in which a post is written. Under what they are, members write anywhere. */
  placeFor(profileType: ProfileType): number {
    const isAtHome = profileType === 'ANONYMOUS' && this.#chance.happens(atHome);
    const id = isAtHome ? this.joined[this.#chance.below(this.joined.length)] : undefined;
    return id === undefined ? this.#chance.below(this.#instance.topicsCount) : this.#instance.communities.findIndex(({ entityId }) => entityId === id);
  }
}
