import { describe, expect, it } from 'vitest';
import { aPostServer, draftOf, published } from './helpers.ts';

const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;

describe('the decisions that concern a member (R-064, R-072)', () => {
  it('tell the author rule and note, by persona, marking unread ones', async () => {
    const server = await aPostServer();
    const [writer, reader, moderator] = [server.aMember({ as: 'DESIGNATION' }), server.aMember(), server.aMember({ role: 'moderator' })];
    const [removed, kept] = [await published(server, writer, { profileType: 'DESIGNATION' }), await published(server, writer)];
    await reader.reports.file({ ...post(removed), reason: 'personal-details', note: 'It names my lead.' });
    await reader.reports.file({ ...post(kept), reason: 'spam' });
    expect((await reader.ownDecisions.list()).reports.map(({ outcome, week }) => [outcome, week])).toEqual([
      ['waiting', null],
      ['waiting', null],
    ]);
    expect(await writer.ownDecisions.list()).toEqual({ decisions: [], reports: [], sanctions: [] });
    await moderator.interventions.act(post(removed), { kind: 'remove', rule: 'harassment', note: 'Without the name.' });
    const [waiting] = (await moderator.queueItems.list()).items;
    await moderator.moderations.decide(waiting?.itemId ?? '', { decision: 'keep', rule: null });

    const announced = await writer.ownDecisions.list();
    expect(announced).toMatchObject({
      decisions: [
        { resourceId: removed, profileType: 'DESIGNATION', isNew: true, outcome: { measure: 'remove', rule: 'harassment', note: 'Without the name.' } },
      ],
      reports: [],
    });
    expect(JSON.stringify(announced)).not.toMatch(/my lead|personal-details/);
    await writer.ownDecisions.markRead();
    expect((await writer.ownDecisions.list()).decisions.map(({ isNew }) => isNew)).toEqual([false]);

    const { reports, decisions } = await reader.ownDecisions.list();
    expect(decisions).toEqual([]);
    expect(reports.map(({ resourceId, outcome, rule, isNew }) => [resourceId, outcome, rule, isNew]).toSorted()).toEqual(
      [
        [removed, 'removed', 'harassment', true],
        [kept, 'kept', null, true],
      ].toSorted(),
    );
    expect(reports.every(({ week }) => /^\d{4}-W\d{2}$/.test(week ?? ''))).toBe(true);
    expect(JSON.stringify(reports)).not.toMatch(/Without the name|author/);
    await reader.ownDecisions.markRead();
    expect((await reader.ownDecisions.list()).reports.some(({ isNew }) => isNew)).toBe(false);
  });

  it('keep a moderator’s note from author, reporter and ledger, for moderators alone', async () => {
    const server = await aPostServer();
    const [writer, reader, moderator, other] = [
      server.aMember(),
      server.aMember(),
      server.aMember({ role: 'moderator' }),
      server.aMember({ role: 'moderator' }),
    ];
    const id = await published(server, writer);
    await reader.reports.file({ ...post(id), reason: 'spam' });
    const [waiting] = (await moderator.queueItems.list()).items;
    await moderator.moderations.decide(waiting?.itemId ?? '', { decision: 'remove', rule: 'spam', note: 'The third such ad.' });
    const announced = [await writer.ownDecisions.list(), await writer.posts.at(id), await reader.ownDecisions.list(), await server.guest.posts.at(id)];
    expect(JSON.stringify([announced, await server.guest.ledger.from(1)])).not.toContain('third such ad');
    expect((await other.moderations.decided()).items).toMatchObject([{ note: 'The third such ad.' }]);
  });

  it('tell a reporter the rule of the removal, and nothing about the author', async () => {
    const server = await aPostServer();
    const [writer, reader, moderator] = [server.aMember(), server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await published(server, writer);
    await reader.reports.file({ ...post(id), reason: 'personal-details' });
    const announced = async () => (await reader.ownDecisions.list()).reports.map(({ outcome, rule, isNew }) => [outcome, rule, isNew]);
    await moderator.interventions.act(post(id), { kind: 'silence', rule: 'harassment', days: 7 });
    expect(await announced()).toEqual([['waiting', null, false]]);
    expect(await reader.ownDecisions.news()).toMatchObject({ hasNew: false });
    await moderator.interventions.act(post(id), { kind: 'remove', rule: 'personal-details' });
    expect(await announced()).toEqual([['removed', 'personal-details', true]]);
    await reader.ownDecisions.markRead();
    server.clock.advance(60_000);
    await moderator.interventions.act(post(id), { kind: 'unsilence', rule: null });
    expect(await announced()).toEqual([['removed', 'personal-details', false]]);
  });

  it('are those about comments, too, and leave out what its author deleted', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const made = await writer.comments.write(await published(server, server.aMember()), draftOf('You are no good.'));
    const resource = { resourceId: 'comment' in made ? made.comment.commentId : '', resourceType: 'COMMENT' } as const;
    await moderator.interventions.act(resource, { kind: 'warn', rule: 'harassment' });
    expect((await writer.ownDecisions.list()).decisions).toMatchObject([{ resourceType: 'COMMENT', title: 'You are no good.', outcome: { measure: 'warn' } }]);
    await writer.comments.remove(resource.resourceId);
    expect((await writer.ownDecisions.list()).decisions).toEqual([]);
    await expect(server.guest.ownDecisions.list()).rejects.toMatchObject({ kind: 'signed-out' });
  });
});
