import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { Ban, Bans } from '#core/moderation/bans.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { Page } from '#core/page.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { speaking } from '../http/detour.ts';
import { pageQuery } from '../http/page-query.ts';

export class HttpBans implements Bans {
  readonly #moderation: Service<operations>;

  constructor(moderation: Service<operations>) {
    this.#moderation = moderation;
  }

  async list(after?: string | null, pageSize?: number): Promise<Page<Ban>> {
    const { items, next } = await this.#moderation.listBans({ query: pageQuery(after, pageSize) });
    return { items: items.map(({ until, ...ban }) => ({ ...ban, until: until === null ? null : Date.parse(until) })), next };
  }

  async lift(banId: string): Promise<void> {
    await this.#moderation.endBan({ path: { banId } });
  }

  async uphold(banId: string, answer: string): Promise<void> {
    await this.#moderation.rejectBanAppeal({ path: { banId }, body: { answer } });
  }

  async appeal(text: string, profileType?: ProfileType): Promise<Appeal> {
    return (await this.#moderation.submitBanAppeal(speaking({ body: { text } }, profileType))).appeal;
  }
}
