import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { settleBans } from '#server/adapters/moderation/settle-bans.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { aPostServer, published } from './helpers.ts';

export const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
export const ban = { kind: 'ban', rule: 'spam', note: 'Four ads in an hour.', days: 7 } as const;
export const weekMs = 7 * 86_400_000;

/** Adds the account rows that these members have in a real instance. */
export async function withAccounts({ db }: PostServer, ...members: readonly MemberPorts[]): Promise<void> {
  const rows = members.map(({ caller: { member } }) => ({ id: member.userId, display_name: sanitized(member.displayName), made_on: '2026-01-01' }));
  await db.insertInto('account').values(rows).execute();
}

/** Writer with a post by designation, another member, a moderator and two administrators. */
export async function openedForBans() {
  const server = await aPostServer();
  const [writer, other, moderator] = [server.aMember({ as: 'DESIGNATION' }), server.aMember(), server.aMember({ role: 'moderator' })];
  const [administrator, second] = [server.aMember({ role: 'administrator' }), server.aMember({ role: 'administrator' })];
  await withAccounts(server, writer, other, moderator, administrator, second);
  const settle = async () => {
    while ((await settleBans(server.db, server.secrets, server.clock.now())) > 0);
    while ((await server.aggregate()) > 0);
  };
  const tallyOf = async (id: string) => {
    const { post: found } = await server.guest.posts.at(id);
    return [found?.upVotes, found?.downVotes];
  };
  return { server, writer, other, moderator, administrator, second, settle, tallyOf, id: await published(server, writer, { profileType: 'DESIGNATION' }) };
}
