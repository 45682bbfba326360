import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministratorEntry, AdministratorLog } from '#core/administration/administrator-log.ts';
import type { Page } from '#core/page.ts';

export class HttpAdministratorLog implements AdministratorLog {
  readonly #administration: Service<operations>;

  constructor(administration: Service<operations>) {
    this.#administration = administration;
  }

  async entries(after?: string | null, pageSize?: number): Promise<Page<AdministratorEntry>> {
    const { items, next } = await this.#administration.listAdministratorActions({ query: pageQuery(after, pageSize) });
    return { items: items.map((entry) => ({ ...entry, actedAt: Date.parse(entry.actedAt) })), next };
  }
}
