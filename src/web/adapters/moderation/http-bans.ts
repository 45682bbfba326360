import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { Bans } from '#core/moderation/bans.ts';
import { asPersona } from '../http/interceptor.ts';
import { pageQuery } from '../http/page-query.ts';
import { momentFromContract } from '../content/moment-from-contract.ts';

export const httpBans = (moderation: Service<operations>): Bans => ({
  async list(after, pageSize) {
    const { items, next } = await moderation.listBans({ query: pageQuery(after, pageSize) });
    return { items: items.map(({ until, ...ban }) => ({ ...ban, until: momentFromContract(until) })), next };
  },
  lift: (banId) => moderation.endBan({ path: { banId } }),
  uphold: (banId, answer) => moderation.rejectBanAppeal({ path: { banId }, body: { answer } }),
  appeal: async (text, profileType) => (await moderation.submitBanAppeal(asPersona({ body: { text } }, profileType))).appeal,
});
