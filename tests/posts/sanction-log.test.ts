import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ban, openedForBans, post } from './banning.ts';

/** Two administrators, one named in the log, and a post of a banned author. */
async function withBan() {
  const instance = await openedForBans();
  const { server, administrator, second, id } = instance;
  await sql`update account set role = 'administrator', display_name = 'Fair Gulmohar' where id = ${second.caller.member.userId}`.execute(server.db);
  await administrator.interventions.act(post(id), { ...ban, days: null });
  const [stored] = (await second.bans.list()).items;
  const log = async () =>
    (await second.administratorLog.entries()).items.map(({ action, administrator: name, byHost, subject }) => [action, name, byHost, subject]);
  return { ...instance, banId: stored?.banId ?? '', log };
}

describe('the log of administrators (S-123, R-064)', () => {
  it('names who let a ban stand after an appeal, once', async () => {
    const { writer, second, banId, log } = await withBan();
    await expect(second.bans.uphold(banId, '')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await writer.bans.appeal('It was no ad.');
    await second.bans.uphold(banId, 'They were ads.');
    await expect(second.bans.uphold(banId, 'Again.')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await log()).toEqual([['ban-upheld', 'Fair Gulmohar', false, 'Product Manager']]);
  });

  it.each(['ban', 'silence'] as const)('names who lifted a %s whose post is gone or whose account was deleted', async (measure) => {
    const { server, second, banId, id, log } = await withBan();
    await sql`update sanction set measure = ${measure}`.execute(server.db);
    await sql`insert into sanction (id, member, measure, covers, rule, imposed_on, decider)
      values ('carried', 'a hash', ${measure}, 'account', 'other', '2026-11-20', 'd')`.execute(server.db);
    await sql`delete from post where id = ${id}`.execute(server.db);
    for (const each of [banId, 'carried']) await second.bans.lift(each);
    await expect(second.bans.lift('carried')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await log()).toEqual([
      [`${measure}-lifted`, 'Fair Gulmohar', false, ''],
      [`${measure}-lifted`, 'Fair Gulmohar', false, 'Product Manager'],
    ]);
  });

  it('has no second line for a ban lifted at its post', async () => {
    const { server, second, banId, log } = await withBan();
    server.clock.advance(1);
    await second.bans.lift(banId);
    expect([await log(), (await second.moderations.decided()).items.map(({ decision }) => decision)]).toEqual([[], ['unban', 'ban']]);
  });
});
