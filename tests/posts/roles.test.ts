import { describe, expect, it } from 'vitest';
import type { MemberRole } from '#core/moderation/member-role.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { firstAdministratorClaim, makeRoleClaim } from '#server/adapters/moderation/role-claims.ts';
import { aPostServer } from './helpers.ts';

/** Server whose members have accounts, in order of arrival. */
async function withAccounts() {
  const server = await aPostServer();
  const member = async (role: MemberRole = 'member') => {
    const ports = server.aMember({ role });
    const { userId, displayName } = ports.caller.member;
    await server.db
      .insertInto('account')
      .values({ id: userId, display_name: sanitized(displayName), role, made_on: '2026-11-20' })
      .execute();
    return ports;
  };
  const roleOf = async ({ caller }: Awaited<ReturnType<typeof member>>) =>
    (await server.db.selectFrom('account').select('role').where('id', '=', caller.member.userId).executeTakeFirstOrThrow()).role;
  return { ...server, member, roleOf };
}

describe('roles (R-167, T-4)', () => {
  it('make one first administrator by any start’s or host’s link, ending the others', async () => {
    const server = await withAccounts();
    const [host, late] = [await server.member(), await server.member()];
    const [former, claim, again] = await Promise.all([1, 2, 3].map(() => firstAdministratorClaim(server.db, server.clock.now())));
    if (!former || !claim || !again) throw new Error('No claim was made.');
    const byHost = await makeRoleClaim(server.db, 'administrator', server.clock.now());
    const moderating = await makeRoleClaim(server.db, 'moderator', server.clock.now());
    await expect(host.roles.claim({ ...claim, role: 'moderator' })).rejects.toMatchObject({ kind: 'missing' });
    const outcomes = await Promise.allSettled([host.roles.claim(former), late.roles.claim(claim)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await server.roleOf(host), await server.roleOf(late)].toSorted()).toEqual(['administrator', 'member']);
    const other = await server.member();
    for (const ended of [former, claim, again, byHost]) await expect(other.roles.claim(ended)).rejects.toMatchObject({ kind: 'missing' });
    expect(await firstAdministratorClaim(server.db, server.clock.now())).toBeUndefined();
    expect(JSON.stringify(await server.db.selectFrom('role_claim').selectAll().execute())).not.toContain(claim.token);
    expect(await other.roles.claim(moderating)).toBe('moderator');
    expect(await other.roles.claim(await makeRoleClaim(server.db, 'administrator', server.clock.now()))).toBe('administrator');
  });

  it('are given by the link of a start for 24 hours, also after another start', async () => {
    const server = await withAccounts();
    const [host, early] = [await server.member(), await firstAdministratorClaim(server.db, server.clock.now())];
    server.clock.advance(12 * 3_600_000);
    const later = await firstAdministratorClaim(server.db, server.clock.now());
    if (!early || !later) throw new Error('No claim was made.');
    server.clock.advance(12 * 3_600_000);
    await expect(host.roles.claim(early)).rejects.toMatchObject({ kind: 'missing' });
    expect(await host.roles.claim(later)).toBe('administrator');
  });

  it('are refused by a link that is over, and to guests', async () => {
    const server = await withAccounts();
    const [administrator, other] = [await server.member('administrator'), await server.member()];
    const claim = await administrator.roles.invite('moderator');
    await expect(server.guest.roles.claim(claim)).rejects.toMatchObject({ kind: 'signed-out' });
    server.clock.advance(24 * 3_600_000);
    await expect(other.roles.claim(claim)).rejects.toMatchObject({ kind: 'missing' });
    expect(await server.roleOf(other)).toBe('member');
  });

  it('are seen and changed by administrators alone, who keep one of themselves', async () => {
    const server = await withAccounts();
    const [administrator, moderator] = [await server.member('administrator'), await server.member('moderator')];
    for (const refused of [moderator.roles.holders(), moderator.roles.invite('administrator'), moderator.roles.change('x', null)])
      await expect(refused).rejects.toMatchObject({ kind: 'missing' });
    const holders = await administrator.roles.holders();
    expect(holders.map(({ role, isMine }) => [role, isMine])).toEqual([
      ['administrator', true],
      ['moderator', false],
    ]);
    expect(JSON.stringify(holders)).not.toContain(moderator.caller.member.userId);
    await expect(administrator.roles.change(holders[0]?.holderId ?? '', null)).rejects.toMatchObject({ kind: 'conflict' });
    await administrator.roles.change(holders[1]?.holderId ?? '', 'administrator');
    await administrator.roles.change(holders[0]?.holderId ?? '', null);
    expect([await server.roleOf(administrator), await server.roleOf(moderator)]).toEqual(['member', 'administrator']);
  });

  it('are not given by the link of someone powerless or gone', async () => {
    const server = await withAccounts();
    const [host, inviter, other] = [await server.member('administrator'), await server.member('administrator'), await server.member()];
    const claims = [await inviter.roles.invite('administrator'), await inviter.roles.invite('moderator')] as const;
    const inviterId = inviter.caller.member.userId;
    const found = (await host.roles.holders()).find(({ isMine }) => !isMine);
    await host.roles.change(found?.holderId ?? '', null);
    expect(await server.db.selectFrom('role_claim').selectAll().execute()).toEqual([]);
    for (const claim of claims) await expect(other.roles.claim(claim)).rejects.toMatchObject({ kind: 'missing' });
    const late = await inviter.roles.invite('moderator');
    await expect(other.roles.claim(late)).rejects.toMatchObject({ kind: 'missing' });
    await server.db.deleteFrom('account').where('id', '=', inviterId).execute();
    expect(await server.db.selectFrom('role_claim').selectAll().execute()).toEqual([]);
    const good = await host.roles.invite('moderator');
    expect(await other.roles.claim(good)).toBe('moderator');
  });
});
