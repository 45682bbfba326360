import type { Badge } from '#core/followers/badge.ts';
import type { Badges } from '#core/followers/badges.ts';
import { existing } from '#core/failure.ts';

export class FakeBadges implements Badges {
  readonly #badges: ReadonlyMap<string, readonly Badge[]>;

  constructor(badges: Readonly<Record<string, readonly Badge[]>> = {}) {
    this.#badges = new Map(Object.entries(badges));
  }

  async at(urlName: string): Promise<readonly Badge[]> {
    return existing(this.#badges.get(urlName));
  }
}
