import { expect, it } from 'vitest';
import type { Addressee } from '#core/chat/conversation.ts';
import { aDraft, groupOf, onlyOneOf, personIn, said, talkBetween, textsFor, toName, type OpenChats } from './open-chats.ts';

const unreachable = { kind: 'missing', code: 'ADDRESSEE_UNREACHABLE' };
const waiting = { kind: 'conflict', code: 'REQUEST_WAITING' };

/** Promises of requests, which come before messages. */
export function keepsRequests(open: OpenChats): void {
  it('sends a stranger one first message, and no more until they accept (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const made = await asha.chats.start(toName(ravi, 'Did they buy it out?'));
    expect(made).toMatchObject({ state: 'asking', lastSeq: 1, unread: 0, other: { author: { name: ravi.userName }, hasJoined: false, readSeq: null } });
    const talk = { conversationId: made.conversationId };
    expect(await onlyOneOf(ravi)).toMatchObject({
      ...talk,
      state: 'asked',
      unread: 1,
      lastMessage: { text: 'Did they buy it out?' },
      other: { hasJoined: true },
    });
    expect(await textsFor(ravi, talk)).toEqual(['Did they buy it out?']);
    await expect(said(asha, talk, 'Hello?')).rejects.toMatchObject(waiting);
    await expect(said(ravi, talk, 'They did.')).rejects.toMatchObject({ kind: 'conflict', code: 'REQUEST_UNANSWERED' });
    await asha.chats.accept(talk);
    expect(await onlyOneOf(asha)).toMatchObject({ state: 'asking' });
    await ravi.chats.accept(talk);
    await ravi.chats.accept(talk);
    expect([await onlyOneOf(asha), await onlyOneOf(ravi)].map(({ state }) => state)).toEqual(['joined', 'joined']);
    await said(ravi, talk, 'They did.');
    await said(asha, talk, 'Thank you.');
    expect(await textsFor(asha, talk)).toEqual(['Did they buy it out?', 'They did.', 'Thank you.']);
  });

  it('is one conversation for two, by name or by what they wrote (R-180, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const to = await ravi.writes('ANONYMOUS');
    expect((await asha.chats.start({ kind: 'direct', as: 'ANONYMOUS', to, first: aDraft('You wrote of a buyout.') })).conversationId).toBe(talk.conversationId);
    expect((await ravi.chats.start(toName(asha, 'I did.'))).conversationId).toBe(talk.conversationId);
    expect((await onlyOneOf(asha)).lastSeq).toBe(3);
    expect((await textsFor(ravi, talk)).slice(1)).toEqual(['You wrote of a buyout.', 'I did.']);
  });

  it('reaches nameless members by their writing, in separate conversations that join nothing (F-16, F-40)', async () => {
    const { people } = await open({ asha: ['DESIGNATION'], ravi: ['DESIGNATION'] });
    const { asha, ravi } = people;
    const [one, other] = [await ravi.writes('DESIGNATION'), await ravi.writes('DESIGNATION')];
    const ask = (to: Addressee) => asha.chats.start({ kind: 'direct', as: 'DESIGNATION', to, first: aDraft('Are you hiring?') });
    const made = await ask(one);
    expect(made.other?.author).toMatchObject({ profileType: 'DESIGNATION' });
    expect(await onlyOneOf(ravi)).toMatchObject({ conversationId: made.conversationId, as: 'DESIGNATION', state: 'asked' });
    await expect(ask(one)).rejects.toMatchObject(waiting);
    const second = await ask(other);
    expect(second.conversationId).not.toBe(made.conversationId);
    expect(second.other?.personId).not.toBe(made.other?.personId);
  });

  it('starts once for each id of the device (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const opening = toName(ravi);
    const made = await asha.chats.start(opening);
    expect(await asha.chats.start(opening)).toEqual(made);
    expect((await onlyOneOf(ravi)).lastSeq).toBe(1);
  });

  it('tells nobody that a request was declined, and asks no second time (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const { conversationId } = await asha.chats.start(toName(ravi));
    const talk = { conversationId };
    const before = await asha.chats.at(talk);
    await ravi.chats.leave(talk);
    expect(await ravi.chats.list()).toEqual([]);
    await expect(ravi.chats.at(talk)).rejects.toMatchObject({ kind: 'missing' });
    await expect(ravi.chats.accept(talk)).rejects.toMatchObject({ kind: 'missing' });
    expect(await asha.chats.at(talk)).toEqual(before);
    await expect(said(asha, talk, 'Hello?')).rejects.toMatchObject(waiting);
    await expect(asha.chats.start(toName(ravi, 'Once more.'))).rejects.toMatchObject(waiting);
    expect(await onlyOneOf(asha)).toMatchObject({ ...talk, state: 'asking', lastSeq: 1 });
    expect(await ravi.chats.list()).toEqual([]);
  });

  it('asks no second time who has not answered, however often one leaves (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    for (const [other, declines] of [
      [ravi, false],
      [meera, true],
    ] as const) {
      const { conversationId } = await asha.chats.start(toName(other));
      if (declines) await other.chats.leave({ conversationId });
      await asha.chats.leave({ conversationId });
      await expect(asha.chats.start(toName(other, 'Once more.'))).rejects.toMatchObject(waiting);
      expect((await other.chats.list()).map(({ lastSeq }) => lastSeq)).toEqual(declines ? [] : [1]);
    }
  });

  it('never asks someone again into a group they declined, and tells nobody (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const { conversationId } = await asha.chats.start({ kind: 'group', as: 'ANONYMOUS', name: 'Offer swap, Bengaluru', userNames: [ravi.userName] });
    const before = await asha.chats.at({ conversationId });
    await ravi.chats.leave({ conversationId });
    expect(await asha.chats.at({ conversationId })).toEqual(before);
    await asha.chats.invite({ conversationId }, [ravi.userName]);
    expect(await ravi.chats.list()).toEqual([]);
  });

  it('lets messages disappear in no conversation that was not accepted (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const { conversationId } = await asha.chats.start(toName(ravi));
    await expect(asha.chats.change({ conversationId }, { disappearsAfterDays: 1 })).rejects.toMatchObject({ kind: 'conflict' });
    await asha.chats.change({ conversationId }, { isMuted: true });
  });

  it('takes a first word of who was asked, or has declined, for a yes (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    for (const other of [ravi, meera]) {
      const { conversationId } = await asha.chats.start(toName(other));
      if (other === meera) await other.chats.leave({ conversationId });
      expect(await other.chats.start(toName(asha, 'They did, after all.'))).toMatchObject({ conversationId, state: 'joined', lastSeq: 2 });
      expect(await asha.chats.at({ conversationId })).toMatchObject({ state: 'joined', unread: 1, other: { hasJoined: true } });
    }
  });

  it('says the same of everyone who cannot be written to (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], closed: ['ANONYMOUS'] });
    const { asha, closed } = people;
    await closed.chats.setStatus('CLOSED');
    for (const opening of [toName(closed), toName(asha), toName({ ...asha, userName: 'Nobody At All' })])
      await expect(asha.chats.start(opening)).rejects.toMatchObject(unreachable);
    const to = { resourceId: 'p000000000000000', resourceType: 'POST' } as const;
    await expect(asha.chats.start({ kind: 'direct', as: 'ANONYMOUS', to, first: aDraft('Hello?') })).rejects.toMatchObject(unreachable);
    const asked = asha.chats.start({ kind: 'group', as: 'ANONYMOUS', name: 'Offer swap', userNames: [closed.userName] });
    await expect(asked).rejects.toMatchObject(unreachable);
    expect([await asha.chats.list(), await closed.chats.list()]).toEqual([[], []]);
  });

  it('waits alike for one who blocked the asker, and never reaches them (S-87, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const group = await groupOf(asha, [ravi]);
    await ravi.chats.block(await personIn(ravi, group, asha));
    const made = await asha.chats.start(toName(ravi));
    expect(made).toMatchObject({ state: 'asking', lastSeq: 1, peopleCount: 2, other: { author: { name: ravi.userName }, hasJoined: false, isBlocked: false } });
    await expect(asha.chats.start(toName(ravi, 'Hello?'))).rejects.toMatchObject(waiting);
    const second = await asha.chats.start({ kind: 'group', as: 'ANONYMOUS', name: 'Offer swap', userNames: [ravi.userName] });
    expect(second).toMatchObject({ peopleCount: 2 });
    expect((await onlyOneOf(ravi)).conversationId).toBe(group.conversationId);
    await ravi.chats.unblock(await personIn(ravi, group, asha));
    expect((await onlyOneOf(ravi)).conversationId).toBe(group.conversationId);
  });

  it('is open to strangers until closed, and known partners still get through (R-180, F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS', 'DESIGNATION'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    expect(await ravi.chats.status('ANONYMOUS')).toBe('OPEN');
    const made = await asha.chats.start(toName(ravi));
    await ravi.chats.accept({ conversationId: made.conversationId, as: 'ANONYMOUS' });
    await ravi.chats.setStatus('CLOSED', 'ANONYMOUS');
    expect([await ravi.chats.status('ANONYMOUS'), await ravi.chats.status('DESIGNATION')]).toEqual(['CLOSED', 'OPEN']);
    await expect(meera.chats.start(toName(ravi))).rejects.toMatchObject(unreachable);
    expect((await asha.chats.start(toName(ravi, 'Still there?'))).lastSeq).toBe(2);
    await ravi.chats.setStatus('OPEN', 'ANONYMOUS');
    expect(await meera.chats.start(toName(ravi))).toMatchObject({ state: 'asking' });
  });
}
