import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { decisionToContract, itemToContract } from './queue/item-to-contract.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { Bans } from '#core/moderation/bans.ts';
import type { Interventions } from '#core/moderation/interventions.ts';
import type { OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { Roles } from '#core/moderation/roles.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';
import type { Moderations } from '#core/moderation/moderations.ts';

/** The ports of moderation, for one request. */
export interface ModerationPorts {
  readonly moderations: Moderations;
  readonly queueItems: QueueItems;
  readonly interventions: Interventions;
  readonly ownDecisions: OwnDecisions;
  readonly bans: Bans;
  readonly ledger: RemovalLedger;
  readonly roles: Roles;
}

const momentOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const banOperations = (bans: Bans) =>
  ({
    listBans: async ({ query }) => {
      const { items, next } = await bans.list(query.cursor, query.limit);
      return { items: items.map(({ until, ...ban }) => ({ ...ban, until: momentOf(until) })), next };
    },
    endBan: async ({ path }) => {
      await bans.lift(path.banId);
      return undefined;
    },
    rejectBanAppeal: async ({ path, body }) => {
      await bans.uphold(path.banId, body.answer);
      return undefined;
    },
    submitBanAppeal: async ({ body }) => ({ appeal: await bans.appeal(body.text) }),
  }) satisfies Partial<Service<operations>>;

const ledgerOperations = (ledger: RemovalLedger) =>
  ({
    listRemovals: async ({ query }) =>
      query.from === undefined ? ledger.entries(query.cursor, query.limit) : { items: (await ledger.from(query.from)).slice(0, query.limit), next: null },
    getLedgerHead: () => ledger.head(),
    listLedgerHeads: ({ query }) => ledger.heads(query.cursor, query.limit),
    listGoneItems: ({ query }) => ledger.gone(query.cursor, query.limit),
  }) satisfies Partial<Service<operations>>;

/** The contract of keeping things civil. */
export const moderationService = ({ moderations, queueItems, interventions, ownDecisions, bans, ledger, roles }: ModerationPorts): Service<operations> => ({
  listModerationQueue: async ({ query: { cursor, limit, ...filter } }) => {
    const page = await queueItems.list(filter, cursor, limit);
    return { ...page, items: page.items.map(itemToContract) };
  },
  getQueueCount: async () => ({ waiting: await queueItems.count() }),
  getDecision: async ({ path }) => decisionToContract(await moderations.decisionOn(path.itemId)),
  decideModeration: async ({ path, body }) => ({ itemId: path.itemId, decision: body.decision, ledger: await moderations.decide(path.itemId, body) }),
  moderateContent: async ({ body: { resourceId, resourceType, ...intervention } }) => ({
    resourceId,
    ...(await interventions.act({ resourceId, resourceType }, intervention)),
  }),
  listOwnDecisions: async () => {
    const { sanctions, ...list } = await ownDecisions.list();
    return { ...list, sanctions: sanctions.map(({ until, ...sanction }) => ({ ...sanction, until: momentOf(until) })) };
  },
  getOwnNews: () => ownDecisions.news(),
  markOwnDecisions: async () => {
    await ownDecisions.markRead();
    return undefined;
  },
  listModerationLog: async ({ query }) => {
    const page = await moderations.decided(query.cursor, query.limit);
    return { ...page, items: page.items.map(decisionToContract) };
  },
  requestSecondLook: async ({ body }) => ({ resourceId: body.resourceId, appeal: await moderations.appeal(body, body.text, body.measure) }),
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
  ...banOperations(bans),
  ...ledgerOperations(ledger),
});
