import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Addressee } from '#core/chat/conversation.ts';
import { aDraft, groupOf, onlyOneOf, personIn, said, talkBetween, textsFor, toName, type OpenChats } from './open-chats.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Promises of blocking, leaving and reporting. */
export function keepsSafe(open: OpenChats): void {
  keepsBlocks(open);
  keepsBlockedQuiet(open);
  keepsLeaving(open);
  keepsReports(open);
}

function keepsBlocks(open: OpenChats): void {
  it('delivers nothing of a blocked member, ever, and gives them no sign (S-87, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const before = await asha.chats.at(talk);
    await ravi.chats.block(await personIn(ravi, talk, asha));
    expect(await asha.chats.at(talk)).toEqual(before);
    const draft = aDraft('Why do you not answer?');
    const sent = await asha.chats.send(talk, draft);
    expect(sent).toMatchObject({ ...draft, seq: 2, status: 'LIVE' });
    expect(await asha.chats.send(talk, draft)).toEqual(sent);
    expect((await asha.chats.start(toName(ravi, 'Hello?'))).lastSeq).toBe(3);
    expect((await textsFor(asha, talk)).slice(1)).toEqual(['Why do you not answer?', 'Hello?']);
    const first = 'Did they buy your notice period out?';
    expect(await textsFor(ravi, talk)).toEqual([first]);
    expect(await onlyOneOf(ravi)).toMatchObject({ unread: 0, lastMessage: { text: first }, other: { isBlocked: true } });
    expect((await ravi.chats.messages(talk, { query: 'hello' })).messages).toEqual([]);
    await ravi.chats.unblock(await personIn(ravi, talk, asha));
    expect(await textsFor(ravi, talk)).toEqual([first]);
    await said(asha, talk, 'Thank you.');
    expect(await textsFor(ravi, talk)).toEqual([first, 'Thank you.']);
    expect(await ravi.chats.messages(talk, { after: 1 })).toMatchObject({ messages: [{ seq: 4 }], upTo: 4 });
  });

  it('asks nobody who blocked the asker, and hides that from them (S-87, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    const shown = [];
    for (const other of [ravi, meera]) {
      const talk = await talkBetween(asha, other);
      if (other === ravi) await ravi.chats.block(await personIn(ravi, talk, asha));
      await other.chats.leave(talk);
      const { state, peopleCount, lastSeq, other: person } = await asha.chats.start(toName(other, 'Are you there?'));
      shown.push({ state, peopleCount, lastSeq, hasJoined: person?.hasJoined });
      expect((await other.chats.list()).map((each) => each.state)).toEqual(other === ravi ? [] : ['asked']);
    }
    expect(shown[0]).toEqual(shown[1]);
  });

  it('hides a blocked member’s group messages from the blocker, while it lasts (S-87)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    const group = await groupOf(asha, [ravi, meera]);
    await said(asha, group, 'One');
    await ravi.chats.block(await personIn(ravi, group, asha));
    await said(asha, group, 'Two');
    await said(meera, group, 'Three');
    expect(await textsFor(ravi, group)).toEqual(['Three']);
    expect(await onlyOneOf(ravi)).toMatchObject({ unread: 1 });
    expect(await textsFor(meera, group)).toEqual(['One', 'Two', 'Three']);
    expect(await ravi.chats.messages(group, { after: 0, limit: 1 })).toMatchObject({ messages: [{ seq: 3 }], upTo: 3, hasMore: false });
    await ravi.chats.unblock(await personIn(ravi, group, asha));
    expect(await textsFor(ravi, group)).toEqual(['One', 'Two', 'Three']);
  });

  it('blocks and unblocks a persona in all conversations, by whichever id (S-87, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS', 'DESIGNATION'] });
    const { asha, ravi } = people;
    const made = await asha.chats.start(toName(ravi));
    const talk = { conversationId: made.conversationId, as: 'ANONYMOUS' } as const;
    await ravi.chats.accept(talk);
    const group = { ...(await groupOf(asha, [])), as: 'ANONYMOUS' } as const;
    await asha.chats.invite({ conversationId: group.conversationId }, [ravi.userName]);
    await ravi.chats.accept(group);
    const personId = await personIn(ravi, group, asha);
    await expect(ravi.chats.block(personId, 'DESIGNATION')).rejects.toMatchObject({ kind: 'missing' });
    await expect(ravi.chats.block((await ravi.chats.at(talk)).me, 'ANONYMOUS')).rejects.toMatchObject({ kind: 'missing' });
    await ravi.chats.block(personId, 'ANONYMOUS');
    await ravi.chats.block(await personIn(ravi, talk, asha), 'ANONYMOUS');
    for (const key of [talk, group])
      expect((await ravi.chats.at(key)).people.filter(({ isBlocked }) => isBlocked)).toMatchObject([{ author: { name: asha.userName } }]);
    await said(asha, { conversationId: talk.conversationId }, 'Hello?');
    expect(await textsFor(ravi, talk)).toHaveLength(1);
    await ravi.chats.unblock(personId, 'ANONYMOUS');
    await ravi.chats.unblock(personId, 'ANONYMOUS');
    expect((await ravi.chats.at(talk)).other).toMatchObject({ isBlocked: false });
    await said(asha, { conversationId: talk.conversationId }, 'Thank you.');
    expect((await textsFor(ravi, talk)).slice(1)).toEqual(['Thank you.']);
  });

  it('blocks a work persona in one conversation for good, joining no two (S-87, F-16)', async () => {
    const { people } = await open({ asha: ['DESIGNATION'], ravi: ['DESIGNATION'] });
    const { asha, ravi } = people;
    const [one, other] = [await asha.writes('DESIGNATION'), await asha.writes('DESIGNATION')];
    const begin = async (to: Addressee, text: string) => {
      const { conversationId } = await ravi.chats.start({ kind: 'direct', as: 'DESIGNATION', to, first: aDraft(text) });
      return { conversationId };
    };
    const talks = [await begin(one, 'First'), await begin(other, 'Second')] as const;
    for (const talk of talks) await asha.chats.accept(talk);
    const ids = await Promise.all(talks.map(async (talk) => (await asha.chats.at(talk)).other?.personId ?? ''));
    await asha.chats.block(ids[0] ?? '');
    expect(await Promise.all(talks.map(async (talk) => (await asha.chats.at(talk)).other?.isBlocked))).toEqual([true, false]);
    for (const talk of talks) await said(ravi, talk, 'Are you there?');
    expect(await Promise.all(talks.map((talk) => textsFor(asha, talk)))).toEqual([['First'], ['Second', 'Are you there?']]);
    await asha.chats.unblock(ids[1] ?? '');
    expect((await asha.chats.at(talks[0])).other).toMatchObject({ isBlocked: true });
    // Nor by leaving, or by beginning the same conversation once more.
    await asha.chats.leave(talks[0]);
    await ravi.chats.leave(talks[0]);
    await begin(one, 'And now?');
    expect((await asha.chats.list()).map(({ conversationId }) => conversationId)).toEqual([talks[1].conversationId]);
    await begin(await asha.writes('DESIGNATION'), 'Third');
    expect((await asha.chats.list()).map(({ lastMessage }) => lastMessage?.text).toSorted()).toEqual(['Are you there?', 'Third']);
  });

  it('tells the blocker nothing of what the blocked one reads (S-87)', async () => {
    const { people } = await open({ asha: ['DESIGNATION'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const { conversationId } = await asha.chats.start(toName(ravi, 'Are you looking?', 'DESIGNATION'));
    const talk = { conversationId };
    await ravi.chats.accept(talk);
    await asha.chats.read(talk, 1);
    const { other } = await onlyOneOf(ravi);
    expect(other).toMatchObject({ readSeq: 1 });
    await ravi.chats.block(other?.personId ?? '');
    expect((await onlyOneOf(ravi)).other).toMatchObject({ readSeq: null, isBlocked: true });
  });
}

function keepsBlockedQuiet(open: OpenChats): void {
  it('tells a blocked member nothing of what the blocker reads (S-87)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['DESIGNATION'] });
    const { asha, ravi } = people;
    const to = await ravi.writes('DESIGNATION');
    const { conversationId } = await asha.chats.start({ kind: 'direct', as: 'ANONYMOUS', to, first: aDraft('Are you looking?') });
    const talk = { conversationId };
    await ravi.chats.accept(talk);
    await ravi.chats.read(talk, 1);
    await said(asha, talk, 'And now?');
    await ravi.chats.block(await personIn(ravi, talk, asha));
    await ravi.chats.read(talk, 2);
    expect((await onlyOneOf(asha)).other).toMatchObject({ readSeq: 1 });
    expect(await onlyOneOf(ravi)).toMatchObject({ unread: 0 });
  });

  it('changes nothing for who blocked its member, who sees no sign of it (S-87)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await ravi.chats.block(await personIn(ravi, talk, asha));
    await asha.chats.change(talk, { disappearsAfterDays: 1, isMuted: true });
    expect((await ravi.chats.at(talk)).disappearsAfterDays).toBeNull();
    expect(await asha.chats.at(talk)).toMatchObject({ isMuted: true });
    await ravi.chats.change(talk, { disappearsAfterDays: 7 });
    expect((await asha.chats.at(talk)).disappearsAfterDays).toBe(7);
  });
}

function keepsLeaving(open: OpenChats): void {
  it('shows nothing to who has left a group, and their messages stay (S-87)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const group = await groupOf(asha, [ravi]);
    await said(ravi, group, 'I found one.');
    await ravi.chats.leave(group);
    await said(asha, group, 'After you left.');
    for (const ask of [() => ravi.chats.at(group), () => ravi.chats.messages(group), () => said(ravi, group, 'Hello?'), () => ravi.chats.leave(group)])
      await expect(ask()).rejects.toMatchObject({ kind: 'missing' });
    expect([await ravi.chats.list(), await ravi.chats.totals()]).toEqual([[], { unreadCount: 0, groupCount: 0 }]);
    expect(await textsFor(asha, group)).toEqual(['I found one.', 'After you left.']);
    expect((await asha.chats.at(group)).people).toHaveLength(1);
    await asha.chats.invite(group, [ravi.userName]);
    await ravi.chats.accept(group);
    expect(await textsFor(ravi, group)).toEqual([]);
  });

  it('ends a conversation of two when one leaves, until they write again (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await ravi.chats.leave(talk);
    expect(await ravi.chats.list()).toEqual([]);
    expect(await onlyOneOf(asha)).toMatchObject({ ...talk, state: 'joined', peopleCount: 1 });
    await expect(said(asha, talk, 'Hello?')).rejects.toMatchObject({ kind: 'missing', code: 'ADDRESSEE_UNREACHABLE' });
    expect(await ravi.chats.start(toName(asha, 'I am back.'))).toMatchObject({ ...talk, state: 'joined', peopleCount: 2 });
    expect(await onlyOneOf(asha)).toMatchObject({ other: { author: { name: ravi.userName }, hasJoined: true }, unread: 1 });
  });

  it('asks one who has left once more, as a stranger is asked (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    await ravi.chats.leave(talk);
    await ravi.chats.setStatus('CLOSED');
    await expect(asha.chats.start(toName(ravi, 'Hello?'))).rejects.toMatchObject({ kind: 'missing', code: 'ADDRESSEE_UNREACHABLE' });
    await ravi.chats.setStatus('OPEN');
    expect(await asha.chats.start(toName(ravi, 'Hello?'))).toMatchObject({ ...talk, state: 'asking' });
    expect(await onlyOneOf(ravi)).toMatchObject({ ...talk, state: 'asked', lastMessage: { text: 'Hello?' } });
    await expect(said(asha, talk, 'Hello?')).rejects.toMatchObject({ kind: 'conflict', code: 'REQUEST_WAITING' });
    await ravi.chats.leave(talk);
    await expect(asha.chats.start(toName(ravi, 'Hello?'))).rejects.toMatchObject({ kind: 'conflict', code: 'REQUEST_WAITING' });
    expect(await ravi.chats.list()).toEqual([]);
  });
}

function keepsReports(open: OpenChats): void {
  it('takes a report of what was seen, once, and of nothing else (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const [sent] = await said(asha, talk, 'Pay a deposit first. ₹5,000');
    const key = { ...talk, messageId: sent?.messageId ?? '' };
    const report = { reason: 'spam', note: 'Asks for money.', seenHash: hashOf('Pay a deposit first. ₹5,000') } as const;
    await expect(asha.chats.report(key, report)).rejects.toMatchObject({ kind: 'missing' });
    await expect(ravi.chats.report({ ...key, messageId: 'e000000000000000' }, report)).rejects.toMatchObject({ kind: 'missing' });
    await expect(ravi.chats.report(key, { ...report, seenHash: hashOf('Pay me.') })).rejects.toMatchObject({ kind: 'conflict', code: 'MESSAGE_CHANGED' });
    expect(await ravi.chats.report(key, report)).toBe(true);
    expect(await ravi.chats.report(key, report)).toBe(false);
  });

  it('takes no report of what is shown to nobody any more (F-40)', async () => {
    const { people, moderate } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const [deleted, rejected] = await said(asha, talk, 'Pay a deposit first.', 'Pay a deposit first.');
    await asha.chats.remove({ ...talk, messageId: deleted?.messageId ?? '' });
    await moderate(rejected?.messageId ?? '', 'AUTHOR_REJECTED');
    const report = { reason: 'spam', seenHash: hashOf('Pay a deposit first.') } as const;
    for (const message of [deleted, rejected])
      await expect(ravi.chats.report({ ...talk, messageId: message?.messageId ?? '' }, report)).rejects.toMatchObject({ kind: 'missing' });
  });
}
