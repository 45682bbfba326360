import { expect, it } from 'vitest';
import { mostUnread } from '#core/chat/conversation.ts';
import { longestMessage, messageDays, mostMessages } from '#core/chat/message.ts';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import { aDraft, groupOf, onlyOneOf, said, talkBetween, textsFor, toName, type OpenChats } from './open-chats.ts';

export function keepsMessages(open: OpenChats): void {
  keepsWriting(open);
  keepsPages(open);
  keepsReading(open);
}

function keepsWriting(open: OpenChats): void {
  it('numbers messages without a gap, and says the minute for an hour (R-186)', async () => {
    const { people, later } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const draft = aDraft('They paid after a month.\nAll of it.');
    const sent = await ravi.chats.send(talk, draft);
    expect(sent).toMatchObject({ ...talk, ...draft, seq: 2, status: 'LIVE', picture: null, author: { name: ravi.userName } });
    expect(sent.sentOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sent.sentAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00(?:\.000)?Z$/);
    expect(sent.personId).toBe((await onlyOneOf(asha)).other?.personId);
    expect((await asha.chats.messages(talk)).messages.at(-1)).toEqual(sent);
    await later(hourMs);
    expect((await asha.chats.messages(talk)).messages.map(({ seq, sentAt }) => [seq, sentAt])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect((await asha.chats.messages(talk)).messages.at(-1)).toEqual({ ...sent, sentAt: null });
  });

  it('writes once for each id of the device, whatever comes with it (R-186)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const draft = aDraft('Sixty of ninety days.');
    const sent = await asha.chats.send(talk, draft);
    expect(await asha.chats.send(talk, draft)).toEqual(sent);
    expect(await asha.chats.send(talk, { ...draft, text: 'Ninety.' })).toEqual(sent);
    expect(await ravi.chats.send(talk, draft)).toMatchObject({ seq: 3 });
    expect(await textsFor(ravi, talk)).toHaveLength(3);
    const group = await groupOf(asha, []);
    expect(await asha.chats.send(group, draft)).toMatchObject({ ...group, seq: 1 });
  });

  it('writes nothing that is empty or too long (R-186)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    const talk = await talkBetween(asha, ravi);
    for (const text of ['', ' \n ', 'a'.repeat(longestMessage + 1)]) {
      await expect(said(asha, talk, text)).rejects.toMatchObject({ kind: 'invalid' });
      await expect(asha.chats.start(toName(meera, text))).rejects.toMatchObject({ kind: 'invalid' });
    }
    expect(await meera.chats.list()).toEqual([]);
    expect((await said(asha, talk, 'a'.repeat(longestMessage)))[0]?.seq).toBe(2);
  });

  it('deletes one’s own message for everyone, and leaves its place (R-186)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const [sent] = await said(asha, talk, 'My number is in my profile.');
    const key = { ...talk, messageId: sent?.messageId ?? '' };
    await expect(ravi.chats.remove(key)).rejects.toMatchObject({ kind: 'missing' });
    await asha.chats.remove(key);
    await expect(asha.chats.remove(key)).rejects.toMatchObject({ kind: 'missing' });
    for (const { chats } of [asha, ravi]) {
      expect((await chats.messages(talk)).messages.at(-1)).toMatchObject({ messageId: key.messageId, seq: 2, status: 'DELETED', text: '', personId: null });
      expect((await chats.messages(talk, { query: 'number' })).messages).toEqual([]);
    }
    await said(ravi, talk, 'It is gone.');
    expect(await onlyOneOf(asha)).toMatchObject({ lastSeq: 3 });
  });

  it('hides from others what waits or was taken down, and restores it (R-186)', async () => {
    const { people, moderate } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const [sent] = await said(asha, talk, 'Pay a deposit first.');
    for (const status of ['FLAGGED', 'AUTHOR_REJECTED'] as const) {
      await moderate(sent?.messageId ?? '', status);
      expect((await ravi.chats.messages(talk)).messages.at(-1)).toMatchObject({ seq: 2, status, text: '' });
      expect((await onlyOneOf(ravi)).lastMessage).toMatchObject({ status, text: '' });
      expect((await ravi.chats.messages(talk, { query: 'deposit' })).messages).toEqual([]);
      if (status === 'FLAGGED') expect(await textsFor(asha, talk)).toContain('Pay a deposit first.');
    }
    await moderate(sent?.messageId ?? '', 'LIVE');
    expect(await textsFor(ravi, talk)).toContain('Pay a deposit first.');
  });

  it('lets what is written from then on disappear after days (F-40)', async () => {
    const { people, later } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const { conversationId } = await asha.chats.start(toName(ravi, 'The first.'));
    const talk = { conversationId };
    await expect(ravi.chats.change(talk, { disappearsAfterDays: 7 })).rejects.toMatchObject({ kind: 'conflict', code: 'REQUEST_UNANSWERED' });
    await ravi.chats.accept(talk);
    await ravi.chats.change(talk, { disappearsAfterDays: 7 });
    expect(await onlyOneOf(asha)).toMatchObject({ disappearsAfterDays: 7 });
    await said(asha, talk, 'The second.');
    await later(5 * dayMs);
    expect(await textsFor(ravi, talk)).toEqual(['The first.', 'The second.']);
    await later(4 * dayMs);
    expect(await textsFor(ravi, talk)).toEqual(['The first.']);
    expect(await onlyOneOf(ravi)).toMatchObject({ lastMessage: { seq: 1 }, lastSeq: 2, unread: 1 });
    await ravi.chats.change(talk, { disappearsAfterDays: null });
    expect(await said(asha, talk, 'The third.')).toMatchObject([{ seq: 3 }]);
    await later(8 * dayMs);
    expect(await textsFor(ravi, talk)).toEqual(['The first.', 'The third.']);
  });

  it('keeps messages for a year (R-186)', async () => {
    const { people, later } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await later((messageDays - 2) * dayMs);
    expect(await textsFor(ravi, talk)).toHaveLength(1);
    await said(asha, talk, 'The second.');
    await later(4 * dayMs);
    expect(await textsFor(ravi, talk)).toEqual(['The second.']);
  });
}

function keepsPages(open: OpenChats): void {
  it('does not write a deleted message again when its device resends it (B-24)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const draft = aDraft('I work at the only bank in this lane');
    const { messageId } = await asha.chats.send(talk, draft);
    await asha.chats.remove({ ...talk, messageId });
    expect(await asha.chats.send(talk, draft)).toMatchObject({ messageId, status: 'DELETED', text: '' });
    expect((await ravi.chats.messages(talk)).messages.map(({ status }) => status)).toEqual(['LIVE', 'DELETED']);
  });

  it('answers the newest, later and earlier messages in order, and how far they reach (R-180)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await said(asha, talk, 'Two', 'Three', 'Four');
    await said(ravi, talk, 'Five', 'Six');
    const page = async (range: Parameters<typeof asha.chats.messages>[1]) => {
      const { messages, upTo, hasMore } = await asha.chats.messages(talk, range);
      return [messages.map(({ seq }) => seq), upTo, hasMore];
    };
    expect(await page(undefined)).toEqual([[1, 2, 3, 4, 5, 6], 6, false]);
    expect(await page({ limit: 2 })).toEqual([[5, 6], 6, true]);
    expect((await page({ before: 5, limit: 3 })).filter((part) => typeof part !== 'number')).toEqual([[2, 3, 4], true]);
    expect((await page({ before: 2, limit: 3 })).filter((part) => typeof part !== 'number')).toEqual([[1], false]);
    expect((await asha.chats.messages(talk, { before: 0 })).upTo).toBeGreaterThanOrEqual(0);
    expect(await page({ after: 2, limit: 3 })).toEqual([[3, 4, 5], 5, true]);
    expect(await page({ after: 5, limit: 3 })).toEqual([[6], 6, false]);
    expect(await page({ after: 6 })).toEqual([[], 6, false]);
    expect(await page({ limit: mostMessages })).toEqual([[1, 2, 3, 4, 5, 6], 6, false]);
  });

  it('finds what messages say, in whatever letters, the newest of them (R-180)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await said(asha, talk, 'A BUYOUT of 100%', 'Nothing', 'the buyout_clause', 'नोटिस पीरियड');
    const found = async (query: string, limit?: number) => {
      const { messages, hasMore } = await ravi.chats.messages(talk, { query, ...(limit !== undefined && { limit }) });
      return [messages.map(({ seq }) => seq), hasMore];
    };
    expect(await found('buyout')).toEqual([[2, 4], false]);
    expect(await found('Buyout', 1)).toEqual([[4], true]);
    expect(await found('100%')).toEqual([[2], false]);
    expect(await found('t_c')).toEqual([[4], false]);
    expect(await found('नोटिस')).toEqual([[5], false]);
    expect(await found('relieving')).toEqual([[], false]);
  });
}

function keepsReading(open: OpenChats): void {
  it('counts what is unread until it was read, and never goes back (R-180)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await said(asha, talk, 'Two', 'Three', 'Four');
    const unread = async () => [(await onlyOneOf(ravi)).readSeq, (await onlyOneOf(ravi)).unread, (await ravi.chats.totals()).unreadCount];
    expect(await unread()).toEqual([0, 4, 4]);
    await ravi.chats.read(talk, 2);
    expect(await unread()).toEqual([2, 2, 2]);
    await ravi.chats.read(talk, 1);
    expect(await unread()).toEqual([2, 2, 2]);
    await ravi.chats.read(talk, 99);
    expect(await unread()).toEqual([4, 0, 0]);
    await said(asha, talk, 'Five');
    expect(await unread()).toEqual([4, 1, 1]);
    await said(ravi, talk, 'Six');
    expect(await unread()).toEqual([6, 0, 0]);
    expect(await onlyOneOf(asha)).toMatchObject({ unread: 1 });
  });

  it('counts no more than a hundred unread messages (R-180)', async () => {
    const { people, later } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    for (let each = 0; each <= mostUnread; each++) {
      if (each % 60 === 59) await later(minuteMs);
      await said(asha, talk, `Message ${each}`);
    }
    expect(await onlyOneOf(ravi)).toMatchObject({ unread: mostUnread, lastSeq: mostUnread + 2 });
  });

  it('tells others what a designation has read, and never what a made-up name has (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['DESIGNATION'] });
    const { asha, ravi } = people;
    const made = await ravi.chats.start(toName(asha, 'Are you looking?', 'DESIGNATION'));
    const talk = { conversationId: made.conversationId };
    await asha.chats.accept(talk);
    await said(asha, talk, 'I am.');
    await asha.chats.read(talk, 2);
    await ravi.chats.read(talk, 2);
    expect((await onlyOneOf(ravi)).other).toMatchObject({ readSeq: null });
    expect((await onlyOneOf(asha)).other).toMatchObject({ readSeq: 2 });
    expect(await onlyOneOf(asha)).toMatchObject({ readSeq: 2 });
  });

  it('tells nobody that a request was read before it is answered (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['DESIGNATION'] });
    const { asha, ravi } = people;
    const to = await ravi.writes('DESIGNATION');
    const made = await asha.chats.start({ kind: 'direct', as: 'ANONYMOUS', to, first: aDraft('Are you hiring?') });
    const talk = { conversationId: made.conversationId };
    await ravi.chats.read(talk, 1);
    expect((await onlyOneOf(asha)).other).toMatchObject({ readSeq: null, hasJoined: false });
    await ravi.chats.accept(talk);
    expect((await onlyOneOf(asha)).other).toMatchObject({ readSeq: 0, hasJoined: true });
    await ravi.chats.read(talk, 1);
    expect((await onlyOneOf(asha)).other).toMatchObject({ readSeq: 1 });
  });
}
