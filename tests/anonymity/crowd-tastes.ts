import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Instance } from './crowd-instance.ts';
import type { Seeded } from './seeded.ts';

const topicsJoined = 3;
/** Share of made-up-name posts in communities the member joined. */
const atHome = 0.85;

/** Company community and some topics: the account joins, and the name mostly posts there. */
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

  /** Chooses a post's community; by designation, any. */
  placeFor(profileType: ProfileType): number {
    const isAtHome = profileType === 'ANONYMOUS' && this.#chance.happens(atHome);
    const id = isAtHome ? this.joined[this.#chance.below(this.joined.length)] : undefined;
    return id === undefined ? this.#chance.below(this.#instance.topicsCount) : this.#instance.communities.findIndex(({ entityId }) => entityId === id);
  }
}
