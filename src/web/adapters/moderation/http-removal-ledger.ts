import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import {
  mostLinesAtOnce,
  type DailyHead,
  type GoneItem,
  type LedgerHead,
  type LedgerEntry,
  type LedgerPage,
  type RemovalLedger,
} from '#core/moderation/ledger.ts';
import type { Page } from '#core/page.ts';

export class HttpRemovalLedger implements RemovalLedger {
  readonly #moderation: Service<operations>;

  constructor(moderation: Service<operations>) {
    this.#moderation = moderation;
  }

  head(): Promise<LedgerHead> {
    return this.#moderation.getLedgerHead({});
  }

  heads(after?: string | null, pageSize?: number): Promise<Page<DailyHead>> {
    return this.#moderation.listLedgerHeads({ query: pageQuery(after, pageSize) });
  }

  gone(after?: string | null, pageSize?: number): Promise<Page<GoneItem>> {
    return this.#moderation.listGoneItems({ query: pageQuery(after, pageSize) });
  }

  entries(after?: string | null, pageSize?: number): Promise<LedgerPage> {
    return this.#moderation.listRemovals({ query: pageQuery(after, pageSize) });
  }

  async from(sequence: number, most = mostLinesAtOnce): Promise<readonly LedgerEntry[]> {
    return (await this.#moderation.listRemovals({ query: { from: sequence, limit: most } })).items;
  }
}
