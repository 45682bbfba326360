import { expect, it } from 'vitest';
import { mostAskedAtOnce, mostConversations, mostInGroup, shortestGroupName } from '#core/chat/conversation.ts';
import { dayMs, minuteMs } from '#core/figures/durations.ts';
import { keepsMessages } from './chat-messages.ts';
import { keepsPictures } from './chat-pictures.ts';
import { keepsRequests } from './chat-requests.ts';
import { keepsSafe } from './chat-safety.ts';
import { groupOf, keyOf, onlyOneOf, said, talkBetween, textsFor, toName, type OpenChats } from './open-chats.ts';

export function promisesOfChats(open: OpenChats): void {
  keepsRequests(open);
  keepsLists(open);
  keepsGroups(open);
  keepsMessages(open);
  keepsPictures(open);
  keepsSafe(open);
}

const unreachable = { kind: 'missing', code: 'ADDRESSEE_UNREACHABLE' };

function keepsLists(open: OpenChats): void {
  it('lists conversations by their newest message, and what is unread of each (R-180)', async () => {
    const { people, later } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    expect(await asha.chats.list()).toEqual([]);
    const first = await talkBetween(ravi, asha);
    await later(minuteMs);
    const second = await talkBetween(meera, asha);
    const order = async () => (await asha.chats.list()).map(({ conversationId, unread }) => [conversationId, unread]);
    expect(await order()).toEqual([
      [second.conversationId, 1],
      [first.conversationId, 1],
    ]);
    await later(minuteMs);
    const [sent] = await said(ravi, first, 'Sixty of ninety days.');
    expect(await order()).toEqual([
      [first.conversationId, 2],
      [second.conversationId, 1],
    ]);
    const [newest] = await asha.chats.list();
    expect(newest).toMatchObject({ kind: 'direct', name: null, as: 'ANONYMOUS', state: 'joined', peopleCount: 2, lastMessage: sent, lastSeq: 2, readSeq: 0 });
    expect(newest?.other).toMatchObject({ personId: sent?.personId, author: { name: ravi.userName }, hasJoined: true, isBlocked: false });
    expect(await asha.chats.totals()).toEqual({ unreadCount: 3, groupCount: 2 });
    expect(await ravi.chats.totals()).toEqual({ unreadCount: 0, groupCount: 1 });
  });

  it('keeps the two personas of a device apart, and lists both (R-180, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS', 'DESIGNATION'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const hidden = await asha.chats.start(toName(ravi, 'Under a made-up name.'));
    const shown = await asha.chats.start(toName(ravi, 'By what I work as.', 'DESIGNATION'));
    expect(shown.conversationId).not.toBe(hidden.conversationId);
    expect((await asha.chats.list()).map(({ as }) => as).toSorted()).toEqual(['ANONYMOUS', 'DESIGNATION']);
    expect((await asha.chats.at(keyOf(shown))).people).toHaveLength(2);
    await expect(asha.chats.at({ ...keyOf(shown), as: 'ANONYMOUS' })).rejects.toMatchObject({ kind: 'missing' });
    await expect(asha.chats.messages({ ...keyOf(hidden), as: 'DESIGNATION' })).rejects.toMatchObject({ kind: 'missing' });
    expect(await asha.chats.totals()).toEqual({ unreadCount: 0, groupCount: 2 });
    expect(await ravi.chats.totals()).toEqual({ unreadCount: 2, groupCount: 2 });
  });

  it('knows people by an id of each conversation alone (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const group = await groupOf(asha, [ravi]);
    const ids = await Promise.all([talk, group].map(async (each) => (await ravi.chats.at(each)).people.map(({ personId }) => personId)));
    expect(new Set(ids.flat()).size).toBe(4);
    const { me, other } = await ravi.chats.at(talk);
    expect(ids[0]?.toSorted()).toEqual([me, other?.personId].toSorted());
  });

  it('is missing for anyone who is not in it (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    const talk = await talkBetween(asha, ravi);
    const [message] = (await asha.chats.messages(talk)).messages;
    const messageKey = { ...talk, messageId: message?.messageId ?? '' };
    const { chats } = meera;
    const seenHash = '0'.repeat(64);
    for (const ask of [
      () => chats.at(talk),
      () => chats.messages(talk),
      () => said(meera, talk, 'May I?'),
      () => chats.read(talk, 1),
      () => chats.accept(talk),
      () => chats.leave(talk),
      () => chats.change(talk, { isMuted: true }),
      () => chats.invite(talk, [asha.userName]),
      () => chats.remove(messageKey),
      () => chats.report(messageKey, { reason: 'spam', seenHash }),
      () => chats.block(message?.personId ?? ''),
      () => chats.unblock(message?.personId ?? ''),
    ])
      await expect(ask()).rejects.toMatchObject({ kind: 'missing' });
    expect(await chats.list()).toEqual([]);
  });

  it('counts no muted conversation in the totals, and tells nobody of it (R-180, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await ravi.chats.change(talk, { isMuted: true });
    expect(await ravi.chats.totals()).toEqual({ unreadCount: 0, groupCount: 1 });
    expect(await onlyOneOf(ravi)).toMatchObject({ isMuted: true, unread: 1 });
    expect(await onlyOneOf(asha)).toMatchObject({ isMuted: false });
    await ravi.chats.change(talk, { isMuted: false });
    expect(await ravi.chats.totals()).toEqual({ unreadCount: 1, groupCount: 1 });
  });
}

function keepsGroups(open: OpenChats): void {
  it('lists no more than a hundred conversations, the newest of them (R-180)', async () => {
    const { people, later } = await open({ asha: ['ANONYMOUS'] });
    const { asha } = people;
    const made: string[] = [];
    for (let each = 0; each <= mostConversations; each++) {
      // No more than twenty are begun on one day.
      await later(each % 20 === 1 ? dayMs : minuteMs);
      const group = await groupOf(asha, []);
      await said(asha, group, 'Who is in?');
      made.push(group.conversationId);
    }
    const listed = (await asha.chats.list()).map(({ conversationId }) => conversationId);
    expect(new Set(listed).size).toBe(mostConversations);
    expect(listed[0]).toBe(made.at(-1));
    expect(listed).not.toContain(made[0]);
  });

  it('asks into a group, which shows only messages from after joining (R-180, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const { conversationId, ...group } = await asha.chats.start({ kind: 'group', as: 'ANONYMOUS', name: ' Offer swap ', userNames: [ravi.userName] });
    expect(group).toMatchObject({ kind: 'group', name: 'Offer swap', state: 'joined', other: null, peopleCount: 2, lastMessage: null, lastSeq: 0 });
    const talk = { conversationId };
    await said(asha, talk, 'Before you came.');
    expect(await onlyOneOf(ravi)).toMatchObject({ state: 'asked', name: 'Offer swap', peopleCount: 2, unread: 0, lastMessage: null });
    expect((await ravi.chats.messages(talk)).messages).toEqual([]);
    await expect(said(ravi, talk, 'Hello?')).rejects.toMatchObject({ kind: 'conflict', code: 'REQUEST_UNANSWERED' });
    await expect(ravi.chats.invite(talk, [asha.userName])).rejects.toMatchObject({ kind: 'missing' });
    await ravi.chats.accept(talk);
    await said(asha, talk, 'Since you came.');
    expect(await textsFor(ravi, talk)).toEqual(['Since you came.']);
    expect(await onlyOneOf(ravi)).toMatchObject({ state: 'joined', unread: 1, lastSeq: 2 });
    expect(await ravi.chats.messages(talk, { query: 'before' })).toMatchObject({ messages: [] });
  });

  it('invites the owners of names once each, or nobody if one cannot be (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    const group = await groupOf(asha, []);
    await expect(asha.chats.invite(group, [ravi.userName, 'Nobody At All'])).rejects.toMatchObject(unreachable);
    await expect(asha.chats.invite(group, [asha.userName])).rejects.toMatchObject(unreachable);
    await expect(
      asha.chats.invite(
        group,
        Array.from({ length: mostAskedAtOnce + 1 }, () => ravi.userName),
      ),
    ).rejects.toMatchObject({ kind: 'invalid' });
    expect(await ravi.chats.list()).toEqual([]);
    await asha.chats.invite(group, [ravi.userName, ravi.userName]);
    await ravi.chats.accept(group);
    await ravi.chats.invite(group, [meera.userName, asha.userName]);
    expect((await asha.chats.at(group)).people.map(({ author, hasJoined }) => [author.name, hasJoined])).toEqual(
      expect.arrayContaining([
        [asha.userName, true],
        [ravi.userName, true],
        [meera.userName, false],
      ]),
    );
    expect(await onlyOneOf(asha)).toMatchObject({ peopleCount: 3 });
  });

  it('makes no group without a name that will do (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'] });
    const { chats } = people.asha;
    const name = ' '.repeat(shortestGroupName);
    await expect(chats.start({ kind: 'group', as: 'ANONYMOUS', name, userNames: [] })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await chats.list()).toEqual([]);
  });

  it('is full with two hundred people (F-40)', async () => {
    const { people, later, strangers } = await open({ asha: ['ANONYMOUS'] });
    const { asha } = people;
    const names = await strangers(mostInGroup);
    const group = await groupOf(asha, []);
    for (let from = 0; from < mostInGroup - 1; from += mostAskedAtOnce) {
      await later(minuteMs);
      await asha.chats.invite(group, names.slice(from, Math.min(from + mostAskedAtOnce, mostInGroup - 1)));
    }
    await expect(asha.chats.invite(group, names.slice(-1))).rejects.toMatchObject({ kind: 'conflict', code: 'GROUP_FULL' });
    await asha.chats.invite(group, names.slice(0, 1));
    expect(await onlyOneOf(asha)).toMatchObject({ peopleCount: mostInGroup });
  });
}
