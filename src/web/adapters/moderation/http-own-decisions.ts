import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { OwnDecisionList, OwnDecisions, OwnNews } from '#core/moderation/own-decisions.ts';

export class HttpOwnDecisions implements OwnDecisions {
  readonly #moderation: Service<operations>;

  constructor(moderation: Service<operations>) {
    this.#moderation = moderation;
  }

  async list(): Promise<OwnDecisionList> {
    const { sanctions, ...list } = await this.#moderation.listOwnDecisions({});
    return { ...list, sanctions: sanctions.map(({ until, ...sanction }) => ({ ...sanction, until: until === null ? null : Date.parse(until) })) };
  }

  news(): Promise<OwnNews> {
    return this.#moderation.getOwnNews({});
  }

  async markRead(): Promise<void> {
    await this.#moderation.markOwnDecisions({});
  }
}
