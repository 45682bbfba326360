import { expect, it } from 'vitest';
import type { ConversationKey } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { dayMs } from '#core/figures/durations.ts';
import { aDraft, groupOf, onlyOneOf, personIn, said, talkBetween, type ChatCaller, type OpenChats } from './open-chats.ts';

const gone = { kind: 'missing', code: 'PICTURE_MISSING' };

async function shows(sender: ChatCaller, conversation: ConversationKey, text = ''): Promise<{ readonly message: ChatMessage; readonly pictureId: string }> {
  const pictureId = await sender.uploads();
  return { message: await sender.chats.send(conversation, { ...aDraft(text), pictureId }), pictureId };
}

const areShown = (pictureId: string, ...people: readonly ChatCaller[]): Promise<readonly boolean[]> =>
  Promise.all(people.map(({ isShown }) => isShown(pictureId)));

export function keepsPictures(open: OpenChats): void {
  keepsSending(open);
  keepsHidden(open);
}

function keepsSending(open: OpenChats): void {
  it('shows a picture to those in the conversation, and to nobody else (F-40, S-76)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'] });
    const { asha, ravi, meera } = people;
    const talk = await talkBetween(asha, ravi);
    await talkBetween(meera, asha);
    const pictureId = await ravi.uploads();
    expect(await areShown(pictureId, ravi, asha, meera)).toEqual([true, false, false]);
    const draft = { ...aDraft(''), pictureId };
    const sent = await ravi.chats.send(talk, draft);
    expect(sent).toMatchObject({ seq: 2, text: '', picture: { pictureId, width: expect.any(Number), height: expect.any(Number) } });
    expect((await asha.chats.messages(talk)).messages.at(-1)).toEqual(sent);
    expect((await onlyOneOf(ravi)).lastMessage).toEqual(sent);
    expect(await areShown(pictureId, ravi, asha, meera)).toEqual([true, true, false]);
    // What is sent twice is written once, with the picture that it took.
    expect(await ravi.chats.send(talk, draft)).toEqual(sent);
    await said(asha, talk, 'Is that the letter?');
    expect((await ravi.chats.messages(talk)).messages.map(({ picture }) => picture?.pictureId)).toEqual([undefined, pictureId, undefined]);
  });

  it('refuses pictures of others, used ones and missing ones, and writes nothing (S-44)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const foreign = await asha.uploads();
    const { pictureId: taken } = await shows(ravi, talk, 'The first page');
    for (const pictureId of [foreign, taken, 'f00000000000none'])
      await expect(ravi.chats.send(talk, { ...aDraft('Look'), pictureId })).rejects.toMatchObject(gone);
    expect((await ravi.chats.messages(talk)).messages).toHaveLength(2);
    expect(await areShown(foreign, ravi, asha)).toEqual([false, true]);
    expect(await areShown(taken, ravi, asha)).toEqual([true, true]);
  });
}

function keepsHidden(open: OpenChats): void {
  it('deletes a picture with its message, and when messages disappear (F-40)', async () => {
    const { people, later } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const { message, pictureId } = await shows(ravi, talk, 'The letter');
    await ravi.chats.remove({ ...talk, messageId: message.messageId });
    expect(await areShown(pictureId, ravi, asha)).toEqual([false, false]);
    expect((await asha.chats.messages(talk)).messages.at(-1)).toMatchObject({ status: 'DELETED', picture: null });
    await ravi.chats.change(talk, { disappearsAfterDays: 1 });
    const { pictureId: short } = await shows(ravi, talk);
    expect(await areShown(short, ravi, asha)).toEqual([true, true]);
    await later(3 * dayMs);
    expect(await areShown(short, ravi, asha)).toEqual([false, false]);
  });

  it('hides a picture that waits or was taken down, and restores it (R-186)', async () => {
    const { people, moderate } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'] });
    const { asha, ravi } = people;
    const talk = await talkBetween(asha, ravi);
    const { message, pictureId } = await shows(ravi, talk);
    await moderate(message.messageId, 'FLAGGED');
    expect(await areShown(pictureId, ravi, asha)).toEqual([true, false]);
    expect((await asha.chats.messages(talk)).messages.at(-1)).toMatchObject({ status: 'FLAGGED', picture: null });
    await moderate(message.messageId, 'AUTHOR_REJECTED');
    expect((await areShown(pictureId, asha))[0]).toBe(false);
    await moderate(message.messageId, 'LIVE');
    expect(await areShown(pictureId, ravi, asha)).toEqual([true, true]);
  });

  it('shows a picture to nobody who has left, joined later or blocked its sender (F-40)', async () => {
    const { people } = await open({ asha: ['ANONYMOUS'], ravi: ['ANONYMOUS'], meera: ['ANONYMOUS'], kabir: ['ANONYMOUS'] });
    const { asha, ravi, meera, kabir } = people;
    const group = await groupOf(asha, [ravi, meera]);
    const { pictureId } = await shows(ravi, group);
    await asha.chats.invite(group, [kabir.userName]);
    expect(await areShown(pictureId, asha, meera, kabir)).toEqual([true, true, false]);
    await kabir.chats.accept(group);
    await meera.chats.leave(group);
    expect(await areShown(pictureId, asha, meera, kabir)).toEqual([true, false, false]);
    await asha.chats.block(await personIn(asha, group, ravi));
    expect(await areShown(pictureId, ravi, asha)).toEqual([true, false]);
    const talk = await talkBetween(ravi, kabir);
    await kabir.chats.block(await personIn(kabir, talk, ravi));
    // It never arrives, and its sender sees nothing of that.
    const { pictureId: withheld } = await shows(ravi, talk);
    expect(await areShown(withheld, ravi, kabir)).toEqual([true, false]);
  });
}
