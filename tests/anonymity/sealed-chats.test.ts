import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { lookOf } from '#core/personas/name-look.ts';
import { sanitizedName } from '#server/adapters/content/sanitized-text.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import { tablesHolding } from '#tests/every-row.ts';
import { aPicture } from '#tests/pictures.ts';
import { aDraft } from '#tests/ports/chat/open-chats.ts';
import { aPostServer } from '#tests/posts/helpers.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';

/** Words of the chat, impossible by chance in sealed random letters. */
const said = {
  first: 'quetzalian',
  caption: 'xylophonist',
  deleted: 'marzipanesque',
  reported: 'zeppelineer',
  quoted: 'kaleidophone',
  hindi: 'क्विज़मास्टर',
  group: 'obsidianite',
  inGroup: 'lighthousing',
} as const;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function named(server: PostServer, name: string): Promise<MemberPorts> {
  const member = server.aMember();
  const called = { name: sanitizedName(name), name_key: lookOf(name) };
  await server.db.updateTable('persona').set(called).where('ref', '=', member.key).execute();
  return member;
}

/** Chat and group with a captioned picture, a deleted message, and a reported one. */
async function chatted(server: PostServer) {
  const [asha, ravi] = [await named(server, 'Quiet Banyan'), await named(server, 'Steady Marigold')];
  const [mine, theirs] = [asha.byKey.chats, ravi.byKey.chats];
  const as = 'ANONYMOUS';
  const { conversationId } = await mine.start({ kind: 'direct', as, to: { userName: 'Steady Marigold' }, first: aDraft(`A ${said.first} offer.`) });
  const talk = { conversationId };
  await theirs.accept(talk);
  const { fileKey: pictureId } = await asha.byKey.postPictures.upload(await aPicture());
  await mine.send(talk, { ...aDraft(`My ${said.caption} desk.`), pictureId });
  const gone = await mine.send(talk, aDraft(`No ${said.deleted} here.`));
  await mine.remove({ ...talk, messageId: gone.messageId });
  await mine.send(talk, aDraft(`यह ${said.hindi} है`));
  const reported = await mine.send(talk, aDraft(`Pay the ${said.reported} first.`));
  await theirs.report({ ...talk, messageId: reported.messageId }, { reason: 'spam', note: `Before it: a ${said.quoted}.`, seenHash: hashOf(reported.text) });
  const group = await mine.start({ kind: 'group', as, name: `The ${said.group} table`, userNames: ['Steady Marigold'] });
  await theirs.accept(group);
  await mine.send(group, aDraft(`We are ${said.inGroup}.`));
  return { asha, ravi, talk, group };
}

/** Tables that contain a word of the chat, as text or bytes. */
const tablesTelling = ({ db }: PostServer): Promise<readonly string[]> => tablesHolding(db, Object.values(said));

it('database readers without keys see no word of a chat, its readers do (F-07, F-40)', async () => {
  const server = await aPostServer();
  const { asha, ravi, talk, group } = await chatted(server);
  expect(await tablesTelling(server)).toEqual([]);
  const texts = (await ravi.byKey.chats.messages(talk)).messages.map(({ text }) => text);
  expect(texts).toEqual([`A ${said.first} offer.`, `My ${said.caption} desk.`, '', `यह ${said.hindi} है`, `Pay the ${said.reported} first.`]);
  expect((await ravi.byKey.chats.list()).map(({ name, lastMessage }) => [name, lastMessage?.text])).toEqual(
    expect.arrayContaining([
      [`The ${said.group} table`, `We are ${said.inGroup}.`],
      [null, `Pay the ${said.reported} first.`],
    ]),
  );
  expect((await ravi.byKey.chats.at(group)).name).toBe(`The ${said.group} table`);
  const own = JSON.stringify((await asha.byKey.ownData.ofName(null)).items);
  for (const word of [said.first, said.caption, said.reported, said.inGroup]) expect(own).toContain(word);
  const theirs = JSON.stringify((await ravi.byKey.ownData.ofName(null)).items);
  expect(Object.values(said).filter((word) => theirs.includes(word))).toEqual([said.quoted]);
});

it('a moderator reads only the reported message and reason; its author learns which (F-40)', async () => {
  const server = await aPostServer();
  const { asha, ravi, talk } = await chatted(server);
  const moderator = server.aMember({ role: 'moderator' });
  const { items } = await moderator.queueItems.list();
  expect(items.map(({ resourceType, texts }) => [resourceType, texts])).toEqual([['MESSAGE', { content: `Pay the ${said.reported} first.` }]]);
  expect(items.flatMap(({ reports }) => reports)).toEqual([{ reason: 'spam', count: 1, notes: [`Before it: a ${said.quoted}.`] }]);
  await moderator.moderations.decide(items[0]?.itemId ?? '', { decision: 'remove', rule: 'spam', noteToAuthor: '' });
  const title = `Pay the ${said.reported} first.`;
  expect((await moderator.moderations.decided()).items).toMatchObject([{ title }]);
  expect((await asha.byKey.ownDecisions.list()).decisions).toMatchObject([{ title }]);
  await tellEvents(server, server.clock.now());
  expect((await asha.byKey.notifications.list('phone', 'en')).map(({ body }) => body)).toContain(title);
  expect((await ravi.byKey.chats.messages(talk)).messages.at(-1)?.text).toBe('');
  expect(await tablesTelling(server)).toEqual([]);
});
