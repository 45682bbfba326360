import type { ProfileType } from '#core/personas/profile-type.ts';
import { describe, expect, it } from 'vitest';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { aDraft, anEdit } from '#tests/content.ts';
import { aPicture } from '#tests/pictures.ts';
import { withAccounts } from './banning.ts';
import { aPostServer, draftOf, facts, published } from './helpers.ts';

const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
const silence = { kind: 'silence', rule: 'spam', note: 'Read the house rules.', days: 7 } as const;
const silenced = { kind: 'conflict', code: 'SILENCED' };

async function opened(profileType: ProfileType = 'ANONYMOUS') {
  const server = await aPostServer();
  const [writer, moderator, other] = [server.aMember({ as: profileType }), server.aMember({ role: 'moderator' }), server.aMember({ role: 'moderator' })];
  const id = await published(server, writer, { profileType });
  const write = (as: ProfileType) => writer.posts.create(aDraft(server.communities[0], { profileType: as }));
  return { server, writer, moderator, other, id, write };
}

describe('sanctions (R-064)', () => {
  it('silence one persona for a time, explain it, and end by the clock', async () => {
    const { server, writer, moderator, id, write } = await opened();
    expect(await moderator.interventions.act(post(id), silence)).toMatchObject({ status: 'LIVE', ledger: null });
    await expect(write('ANONYMOUS')).rejects.toMatchObject(silenced);
    await expect(writer.comments.write(id, draftOf('Me again.'))).rejects.toMatchObject(silenced);
    await expect(writer.posts.change(id, anEdit({ content: 'Other words than before.' }))).rejects.toMatchObject(silenced);
    await expect(writer.byKey.keyedPersonas.change({ userName: 'Brave Otter', avatarUri: '3-sky' })).rejects.toMatchObject(silenced);
    await writer.votes.cast(post(await published(server, server.aMember())), 'up');
    expect(await write('DESIGNATION')).toHaveProperty('postId');
    const until = server.clock.now() + 7 * 86_400_000;
    expect((await writer.ownDecisions.list()).sanctions).toEqual([
      {
        measure: 'silence',
        profileType: 'ANONYMOUS',
        rule: 'spam',
        note: 'Read the house rules.',
        until,
        postId: id,
        appeal: 'none',
        answer: '',
        isLifted: false,
        isNew: false,
      },
    ]);
    expect((await writer.posts.at(id)).post?.moderation).toMatchObject([{ measure: 'silence', mayAppeal: true }]);
    expect((await server.guest.posts.at(id)).post?.moderation).toEqual([]);
    await expect(moderator.interventions.act(post(id), silence)).rejects.toMatchObject({ kind: 'conflict' });
    server.clock.advance(7 * 86_400_000);
    expect(await write('ANONYMOUS')).toHaveProperty('postId');
    expect((await writer.ownDecisions.list()).sanctions).toEqual([]);
    expect(await server.guest.ledger.from(1)).toEqual([]);
  });

  it('are lifted by a moderator, and by a second look that sides with the author', async () => {
    const { moderator, other, writer, id, write } = await opened();
    await moderator.interventions.act(post(id), { ...silence, days: null });
    await moderator.interventions.act(post(id), { kind: 'unsilence', rule: null });
    expect(await write('ANONYMOUS')).toHaveProperty('postId');
    expect((await writer.posts.at(id)).post?.moderation).toEqual([]);
    await expect(moderator.interventions.act(post(id), { kind: 'unsilence', rule: null })).rejects.toMatchObject({ kind: 'conflict' });
    await moderator.interventions.act(post(id), silence);
    await writer.moderations.appeal(post(id), 'It was no ad.');
    const [item] = (await other.queueItems.list({ stage: 'second' })).items;
    expect(item?.former).toBe('silence');
    await other.moderations.decide(item?.itemId ?? '', { decision: 'keep', rule: null });
    expect(await write('ANONYMOUS')).toHaveProperty('postId');
  });

  it('add no line to the public ledger, neither by themselves nor by their end', async () => {
    const { server, moderator, other, writer, id } = await opened();
    await moderator.interventions.act(post(id), silence);
    await moderator.interventions.act(post(id), { kind: 'unsilence', rule: null });
    await moderator.interventions.act(post(id), silence);
    await writer.moderations.appeal(post(id), 'It was no ad.');
    const [item] = (await other.queueItems.list({ stage: 'second' })).items;
    await other.moderations.decide(item?.itemId ?? '', { decision: 'keep', rule: null });
    expect(await server.guest.ledger.from(1)).toEqual([]);
  });

  it('reach the account for administrators alone', async () => {
    const { server, moderator, writer, id, write } = await opened('DESIGNATION');
    const administrator = server.aMember({ role: 'administrator' });
    await expect(moderator.interventions.act(post(id), { ...silence, covers: 'account' })).rejects.toMatchObject({ kind: 'missing' });
    const { offerId } = await writer.offers.save(facts);
    await administrator.interventions.act(post(id), { ...silence, covers: 'account' });
    await expect(write('DESIGNATION')).rejects.toMatchObject(silenced);
    for (const attempt of [
      () => writer.offers.save(facts),
      () => writer.offers.change(offerId, facts),
      () => writer.videos.keep('https://youtu.be/dQw4w9WgXcQ', null),
      async () => writer.postPictures.upload(await aPicture()),
    ])
      await expect(attempt()).rejects.toMatchObject(silenced);
    expect((await writer.ownDecisions.list()).sanctions).toMatchObject([{ profileType: null }]);
    await expect(moderator.interventions.act(post(id), { kind: 'unsilence', rule: null })).rejects.toMatchObject({ kind: 'conflict' });
    const rows = JSON.stringify(await server.db.selectFrom('sanction').selectAll().execute());
    expect(rows).not.toContain(writer.key);
    expect(rows).not.toContain(writer.caller.member.userId);
    await administrator.interventions.act(post(id), { kind: 'unsilence', rule: null });
    expect(await write('DESIGNATION')).toHaveProperty('postId');
  });

  it('stay when another measure is reviewed, and account ones need administrators', async () => {
    const { server, moderator, other, writer, id, write } = await opened('DESIGNATION');
    const [administrator, second] = [server.aMember({ role: 'administrator' }), server.aMember({ role: 'administrator' })];
    await administrator.interventions.act(post(id), { ...silence, covers: 'account' });
    await moderator.interventions.act(post(id), { kind: 'warn', rule: 'harassment' });
    const itemId = async () => (await second.queueItems.list({ stage: 'second' })).items[0]?.itemId ?? '';
    await writer.moderations.appeal(post(id), 'I was quoting.');
    await other.moderations.decide(await itemId(), { decision: 'keep', rule: null });
    await expect(write('DESIGNATION')).rejects.toMatchObject(silenced);
    await writer.moderations.appeal(post(id), 'It was no ad.');
    await expect(other.moderations.decide(await itemId(), { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'conflict' });
    await second.moderations.decide(await itemId(), { decision: 'keep', rule: null });
    expect(await write('DESIGNATION')).toHaveProperty('postId');
  });

  it('leave a silenced author’s old line, while the career changes beside it', async () => {
    const { server, moderator } = await opened();
    const writer = server.aMember();
    await withAccounts(server, writer);
    const { careerStatusId } = await writer.careers.create({ type: 'working', companyName: 'Koyal Pay' });
    const details = {
      type: 'working',
      departmentId: null,
      industryId: null,
      jobProfile: 'Sales Executive',
      tagId: 0,
      roleId: null,
      jobLocation: null,
    } as const;
    await writer.careers.saveDetails(careerStatusId, details);
    const [made, id] = [await published(server, writer), await published(server, writer, { profileType: 'DESIGNATION' })];
    const lineOf = async () => (await server.guest.posts.at(id)).post?.author?.name;
    await moderator.interventions.act(post(made), silence);
    await writer.careers.saveDetails(careerStatusId, { ...details, jobProfile: 'Account Executive' });
    expect(await lineOf()).toBe('Account Executive, Koyal Pay');
    await moderator.interventions.act(post(id), silence);
    const choice = { type: 'working', companyName: 'My lead is a thief' } as const;
    for (const attempt of [
      () => writer.careers.create(choice),
      () => writer.careers.recheck(careerStatusId, choice),
      () => writer.careers.saveDetails(careerStatusId, { ...details, jobProfile: 'Silenced by fools' }),
    ])
      await expect(attempt()).rejects.toMatchObject(silenced);
    await writer.careers.saveDetails(careerStatusId, { ...details, jobProfile: 'Account Executive', jobLocation: 'Pune' });
    expect([(await writer.careers.own())?.profileBio, await lineOf()]).toEqual(Array(2).fill('Account Executive, Koyal Pay'));
    server.clock.advance(7 * 86_400_000);
    await writer.careers.create(choice);
    expect((await writer.careers.own())?.status).toMatchObject({ companyName: choice.companyName });
  });

  it('are refused to members, and impose once when two do it at once (API5)', async () => {
    const { writer, moderator, other, id } = await opened();
    await expect(writer.interventions.act(post(id), silence)).rejects.toMatchObject({ kind: 'missing' });
    const outcomes = await Promise.allSettled([moderator, other].map(({ interventions }) => interventions.act(post(id), silence)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('are imposed alike on those with a role, so no answer reveals one (F-15)', async () => {
    const { server, moderator, id } = await opened();
    const administrator = server.aMember({ role: 'administrator' });
    const { userId, displayName } = administrator.caller.member;
    await server.db
      .insertInto('account')
      .values({ id: userId, display_name: sanitized(displayName), role: 'administrator', made_on: '2026-11-20' })
      .execute();
    const theirs = await published(server, administrator, { profileType: 'DESIGNATION' });
    const answers = [await moderator.interventions.act(post(id), silence), await moderator.interventions.act(post(theirs), silence)];
    expect(answers[1]).toEqual(answers[0]);
    await expect(administrator.comments.write(id, draftOf('I decide here.', 'DESIGNATION'))).rejects.toMatchObject(silenced);
  });
});
