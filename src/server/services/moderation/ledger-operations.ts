import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';

export const ledgerOperations = ({ ledger }: { readonly ledger: RemovalLedger }) =>
  ({
    listRemovals: async ({ query }) =>
      query.from === undefined
        ? ledger.entries(query.cursor, query.limit, query.action)
        : { items: await ledger.from(query.from, query.limit, query.action), next: null, things: [] },
    getLedgerHead: () => ledger.head(),
    listLedgerHeads: ({ query }) => ledger.heads(query.cursor, query.limit),
    listGoneItems: ({ query }) => ledger.gone(query.cursor, query.limit),
  }) satisfies Partial<Service<operations>>;
