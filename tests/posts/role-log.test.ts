import { describe, expect, it } from 'vitest';
import type { MemberRole } from '#core/moderation/member-role.ts';
import { makeRoleClaim } from '#server/adapters/moderation/role-claims.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import type { PostServer } from '#tests/post-server.ts';
import { aPostServer } from './helpers.ts';

/** Named member with an account, as roles are given to accounts. */
async function memberOf(server: PostServer, role: MemberRole, name: string) {
  const ports = server.aMember({ role });
  await server.db
    .insertInto('account')
    .values({ id: ports.caller.member.userId, display_name: sanitized(name), role, made_on: '2026-11-20' })
    .execute();
  return ports;
}

describe('changes of who moderates (R-167, S-123)', () => {
  it('stand in the log of administrators, with who gave the link or pressed the button', async () => {
    const server = await aPostServer();
    const administrator = await memberOf(server, 'administrator', 'Fair Gulmohar');
    const [invited, appointed] = [await memberOf(server, 'member', 'Calm Neem'), await memberOf(server, 'member', 'Quiet Banyan')];
    const second = await memberOf(server, 'member', 'Late Otter');
    await invited.roles.claim(await administrator.roles.invite('moderator'));
    await appointed.roles.claim(await makeRoleClaim(server.db, 'moderator', server.clock.now()));
    await second.roles.claim(await makeRoleClaim(server.db, 'administrator', server.clock.now()));
    const holder = (await administrator.roles.holders()).find(({ displayName }) => displayName === 'Calm Neem');
    await administrator.roles.change(holder?.holderId ?? '', 'moderator');
    await administrator.roles.change(holder?.holderId ?? '', null);
    const changed = (before: MemberRole, after: MemberRole) => ({ action: 'role-changed', changes: [{ field: 'role', before, after }] });
    const confirmed = (after: MemberRole) => ({
      action: 'role-changed',
      changes: [
        { field: 'role', before: 'member', after },
        { field: 'link', before: '', after: 'host' },
      ],
    });
    const log = async () => (await administrator.administratorLog.entries()).items;
    expect(await log()).toMatchObject([
      { administrator: 'Fair Gulmohar', byHost: false, subject: 'Calm Neem', ...changed('moderator', 'member') },
      { administrator: 'Late Otter', byHost: false, subject: 'Late Otter', ...confirmed('administrator') },
      { administrator: null, byHost: true, subject: 'Quiet Banyan', ...confirmed('moderator') },
      { administrator: 'Fair Gulmohar', byHost: false, subject: 'Calm Neem', ...changed('member', 'moderator') },
    ]);
    await server.db.deleteFrom('account').where('display_name', '=', sanitized('Calm Neem')).execute();
    expect((await log()).map(({ subject }) => subject)).toEqual(['', 'Late Otter', 'Quiet Banyan', '']);
  });
});
