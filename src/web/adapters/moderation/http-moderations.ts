import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { Appeal, AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import type { DecidedItem, Moderations, Verdict } from '#core/moderation/moderations.ts';
import type { Page } from '#core/page.ts';
import type { Resource } from '#core/votes/vote.ts';
import { decisionFromContract } from './decision-from-contract.ts';

export class HttpModerations implements Moderations {
  readonly #moderation: Service<operations>;

  constructor(moderation: Service<operations>) {
    this.#moderation = moderation;
  }

  async decisionOn(itemId: string): Promise<DecidedItem> {
    return decisionFromContract(await this.#moderation.getDecision({ path: { itemId } }));
  }

  async decide(itemId: string, { decision, rule, note, noteToAuthor }: Verdict): Promise<LedgerEntry | null> {
    if (rule === 'author') throw new Failure('invalid', 'Only authors take down their own');
    const notes = { ...(note !== undefined && { note }), ...(noteToAuthor !== undefined && { noteToAuthor }) };
    return (await this.#moderation.decideModeration({ path: { itemId }, body: { decision, rule, ...notes } })).ledger;
  }

  async decided(after?: string | null, pageSize?: number): Promise<Page<DecidedItem>> {
    const page = await this.#moderation.listModerationLog({ query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(decisionFromContract) };
  }

  async appeal(resource: Resource, text: string, measure?: AppealableMeasure): Promise<Appeal> {
    return (await this.#moderation.requestSecondLook({ body: { ...resource, text, ...(measure && { measure }) } })).appeal;
  }
}
