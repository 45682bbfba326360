import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { mostLinesAtOnce, type RemovalLedger } from '#core/moderation/ledger.ts';

export const httpRemovalLedger = (moderation: Service<operations>): RemovalLedger => ({
  head: () => moderation.getLedgerHead({}),
  heads: (after, pageSize) => moderation.listLedgerHeads({ query: pageQuery(after, pageSize) }),
  gone: (after, pageSize) => moderation.listGoneItems({ query: pageQuery(after, pageSize) }),
  entries: (after, pageSize, action) => moderation.listRemovals({ query: { ...pageQuery(after, pageSize), ...(action && { action }) } }),
  from: async (sequence, most = mostLinesAtOnce, action) =>
    (await moderation.listRemovals({ query: { from: sequence, limit: most, ...(action && { action }) } })).items,
});
