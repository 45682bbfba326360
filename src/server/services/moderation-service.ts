import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { Interventions } from '#core/moderation/interventions.ts';
import type { Roles } from '#core/moderation/roles.ts';
import type { Moderations } from '#core/moderation/moderations.ts';

/** The ports of moderation, for one request. */
export interface ModerationPorts {
  readonly moderations: Moderations;
  readonly interventions: Interventions;
  readonly ledger: RemovalLedger;
  readonly roles: Roles;
}

/** The contract of keeping things civil. */
export const moderationService = ({ moderations, interventions, ledger, roles }: ModerationPorts): Service<operations> => ({
  listModerationQueue: ({ query }) => moderations.queue(query.stage, query.cursor, query.limit),
  decideModeration: async ({ path, body }) => ({ itemId: path.itemId, decision: body.decision, ledger: await moderations.decide(path.itemId, body) }),
  listModerationLog: ({ query }) => moderations.decided(query.cursor, query.limit),
  moderateContent: async ({ body: { resourceId, resourceType, ...intervention } }) => ({
    resourceId,
    ...(await interventions.act({ resourceId, resourceType }, intervention)),
  }),
  requestSecondLook: async ({ body }) => ({ resourceId: body.resourceId, appeal: await moderations.appeal(body, body.text) }),
  listRoleHolders: async () => ({ items: [...(await roles.holders())] }),
  changeRole: async ({ path, body }) => {
    await roles.change(path.holderId, body.role);
    return undefined;
  },
  inviteToRole: async ({ body }) => {
    const { expiresAt, ...claim } = await roles.invite(body.role);
    return { ...claim, expiresAt: new Date(expiresAt).toISOString() };
  },
  claimRole: async ({ body }) => ({ role: await roles.claim(body) }),
  listRemovals: async ({ query }) =>
    query.from === undefined ? ledger.entries(query.cursor, query.limit) : { items: (await ledger.from(query.from)).slice(0, query.limit), next: null },
  getLedgerHead: () => ledger.head(),
  listLedgerHeads: ({ query }) => ledger.heads(query.cursor, query.limit),
  listGoneItems: ({ query }) => ledger.gone(query.cursor, query.limit),
});
