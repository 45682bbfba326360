import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministratorLog } from '#core/administration/administrator-log.ts';

export const httpAdministratorLog = (administration: Service<operations>): AdministratorLog => ({
  async entries(after, pageSize) {
    const { items, next } = await administration.listAdministratorActions({ query: pageQuery(after, pageSize) });
    return { items: items.map((entry) => ({ ...entry, actedAt: Date.parse(entry.actedAt) })), next };
  },
});
