import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { momentToContract } from '../content/moment-to-contract.ts';
import type { Bans } from '#core/moderation/bans.ts';

export const banOperations = ({ bans }: { readonly bans: Bans }) =>
  ({
    listBans: async ({ query }) => {
      const { items, next } = await bans.list(query.cursor, query.limit);
      return { items: items.map(({ until, ...ban }) => ({ ...ban, until: momentToContract(until) })), next };
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
