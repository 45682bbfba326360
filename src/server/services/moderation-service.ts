import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { Moderations } from '#core/moderation/moderations.ts';

/** The ports of moderation, for one request. Ports whose lists come in pages are made for a page size. */
export interface ModerationPorts {
  readonly moderationsBy: (pageSize?: number) => Moderations;
  readonly ledgerBy: (pageSize?: number) => RemovalLedger;
}

/** The contract of keeping things civil. */
export const moderationService = ({ moderationsBy, ledgerBy }: ModerationPorts): Service<operations> => ({
  listModerationQueue: ({ query }) => moderationsBy(query.limit).queue(query.stage, query.cursor),
  decideModeration: async ({ path, body }) => ({ itemId: path.itemId, decision: body.decision, ledger: await moderationsBy().decide(path.itemId, body) }),
  listModerationLog: ({ query }) => moderationsBy(query.limit).decided(query.cursor),
  requestSecondLook: async ({ body }) => ({ resourceId: body.resourceId, appeal: await moderationsBy().appeal(body, body.text) }),
  listRemovals: async ({ query }) =>
    query.from === undefined ? ledgerBy(query.limit).lines(query.cursor) : { items: (await ledgerBy().from(query.from)).slice(0, query.limit), next: null },
  getLedgerHead: () => ledgerBy().head(),
});
