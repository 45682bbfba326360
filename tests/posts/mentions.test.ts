import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { leftBehindName } from '#core/personas/author.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { aPostServer, crowd, draftOf, published } from './helpers.ts';

const tell = (server: PostServer) => tellEvents(server, server.clock.now());
const notified = async ({ notifications }: MemberPorts) => (await notifications.list('phone', 'en')).map(({ kind }) => kind);

async function written({ comments }: MemberPorts, postId: string, text = 'They paid after a month.', mentions: readonly string[] = []) {
  const made = await comments.write(postId, { ...draftOf(text), mentions });
  if ('refusal' in made) throw new Error(made.refusal);
  return { ...made.comment, name: made.comment.author?.name ?? '' };
}

const named = async ({ db }: PostServer, member: MemberPorts, name: string): Promise<MemberPorts> => {
  await sql`update persona set name = ${name} where ref = ${member.key}`.execute(db);
  return member;
};

async function aThread() {
  const server = await aPostServer();
  const author = await named(server, server.aMember(), 'Ruby Pomelo');
  const answerer = await named(server, server.aMember(), 'Ruby');
  const writer = await named(server, server.aMember(), 'Quiet Banyan');
  const postId = await published(server, author);
  const answer = await written(answerer, postId);
  return { server, author, answerer, writer, postId, answer };
}

describe('a mention in a comment', () => {
  it('is a reference: it reads with the name as it is now, and holds none', async () => {
    const { server, answerer, writer, postId, answer } = await aThread();
    const { commentId } = await written(writer, postId, `In full, @Ruby? And @Rubys?`, [answer.commentId]);
    const rows = await server.db.selectFrom('comment').select('mentions').where('id', '=', commentId).execute();
    expect(rows).toEqual([{ mentions: [{ id: answer.commentId, at: 9, length: 5 }] }]);
    await named(server, answerer, 'Calm Neem');
    expect((await server.guest.comments.at(commentId)).comment).toMatchObject({
      content: `In full, @Calm Neem? And @Rubys?`,
      mentions: [{ id: answer.commentId, name: 'Calm Neem' }],
    });
  });

  it.each(['deleted what they wrote', 'deleted their name'] as const)('says so where who is meant has %s', async (how) => {
    const { server, answerer, writer, postId, answer } = await aThread();
    const { commentId } = await written(writer, postId, `In full, @Ruby?`, [answer.commentId]);
    if (how === 'deleted their name') await answerer.byKey.keyedPersonas.remove();
    else await answerer.comments.remove(answer.commentId);
    const { comment } = await server.guest.comments.at(commentId);
    expect(comment).toMatchObject({ content: `In full, @${leftBehindName}?`, mentions: [{ id: answer.commentId, name: leftBehindName }] });
  });

  it('goes with the text of a comment that is deleted', async () => {
    const { server, writer, postId, answer } = await aThread();
    const { commentId } = await written(writer, postId, `In full, @Ruby?`, [answer.commentId]);
    await writer.comments.remove(commentId);
    expect(await server.db.selectFrom('comment').select(['content', 'mentions']).where('id', '=', commentId).execute()).toEqual([
      { content: '', mentions: null },
    ]);
  });

  it('is none of a designation, which many share', async () => {
    const { server, writer, postId } = await aThread();
    const made = await server.aMember().comments.write(postId, draftOf('They paid.', 'DESIGNATION'));
    const comment = 'comment' in made ? made.comment : undefined;
    expect(await written(writer, postId, `In full, @${comment?.author?.name}?`, [comment?.commentId ?? ''])).toMatchObject({ mentions: [] });
  });
});

describe('who is mentioned (R-168)', () => {
  it('is notified once, however often and by whatever they are named', async () => {
    const { server, answerer, writer, postId, answer } = await aThread();
    const second = await written(answerer, postId, 'And with interest.');
    const { commentId } = await written(writer, postId, `@Ruby, in full? Say, @Ruby.`, [answer.commentId, second.commentId]);
    await tell(server);
    await tell(server);
    expect(await answerer.notifications.list('phone', 'en')).toMatchObject([{ kind: 'mention', url: `/p/${postId}?comment=${commentId}` }]);
  });

  it('is notified by the name of who wrote it', async () => {
    const { server, answerer, writer, postId, answer } = await aThread();
    const { name } = await written(writer, postId, `In full, @Ruby?`, [answer.commentId]);
    await tell(server);
    const [en, hi] = [await answerer.notifications.list('phone', 'en'), await answerer.notifications.list('phone', 'hi')];
    expect([en[0]?.title, hi[0]?.title]).toEqual([`${name} mentioned you`, `${name} ने आपका ज़िक्र किया`]);
  });

  it('is not notified of a comment that they are notified of already', async () => {
    const { server, author, answerer, writer, postId, answer } = await aThread();
    await tell(server);
    await written(writer, postId, `Thank you, @Ruby Pomelo.`, [postId]);
    await writer.comments.reply(answer.commentId, { ...draftOf(`In full, @Ruby?`), mentions: [answer.commentId] });
    await tell(server);
    expect([await notified(author), await notified(answerer)]).toEqual([['answer'], ['reply']]);
  });

  it('is notified of a reply to someone else', async () => {
    const { server, author, writer, answer, postId } = await aThread();
    await writer.comments.reply(answer.commentId, { ...draftOf(`As @Ruby Pomelo says.`), mentions: [postId] });
    await tell(server);
    expect((await notified(author)).toSorted()).toEqual(['answer', 'mention']);
  });

  it('are five at most', async () => {
    const { server, writer, postId } = await aThread();
    const members = crowd(server, 6);
    const ids: string[] = [];
    for (const [at, member] of members.entries()) ids.push((await written(await named(server, member, `Neem ${at}`), postId)).commentId);
    const text = `Did they pay in full: ${members.map((_member, at) => `@Neem ${at}`).join(', ')}?`;
    await written(writer, postId, text, ids);
    await tell(server);
    expect(await Promise.all(members.map(notified))).toEqual([...Array.from({ length: 5 }, () => ['mention']), []]);
  });

  it('is not notified of what is in another thread, nor of their own doing', async () => {
    const { server, author, answerer, writer, postId, answer } = await aThread();
    const otherId = await published(server, author);
    await written(writer, otherId, `As @Ruby says.`, [answer.commentId]);
    await written(answerer, postId, `I am @Ruby.`, [answer.commentId]);
    await tell(server);
    expect(await notified(answerer)).toEqual([]);
  });

  it.each(['MUTE', 'BLOCK'] as const)('is notified of nothing by whom they close off with %s', async (kind) => {
    const { server, answerer, writer, postId, answer } = await aThread();
    const first = await written(writer, postId, `In full, @Ruby?`, [answer.commentId]);
    await tell(server);
    expect(await notified(answerer)).toEqual(['mention']);
    await answerer.mutes.add({ resourceId: first.commentId, resourceType: 'COMMENT' }, kind, 'ANONYMOUS');
    await written(writer, postId, `Or not, @Ruby?`, [answer.commentId]);
    await tell(server);
    expect(await notified(answerer)).toEqual([]);
  });

  it('is notified of a mention that an edit adds, and not again of the others', async () => {
    const { server, author, answerer, writer, postId, answer } = await aThread();
    const first = await written(writer, postId, `In full, @Ruby?`, [answer.commentId]);
    const other = await named(server, server.aMember(), 'Calm Neem');
    const later = await written(other, postId);
    await tell(server);
    const content = `In full, @Ruby? Or you, @Calm Neem, or @Ruby Pomelo?`;
    await writer.comments.change(first.commentId, { version: 1, content, mentions: [later.commentId, postId] });
    await tell(server);
    expect([await notified(answerer), await notified(other), await notified(author)]).toEqual([['mention'], ['mention'], ['answer']]);
    expect(await server.db.selectFrom('notification').select('kind').where('kind', '=', 'mention').execute()).toHaveLength(2);
  });

  it('is notified in a row that names one made-up name and no account (F-15)', async () => {
    const { server, answerer, writer, postId, answer } = await aThread();
    await written(writer, postId, `In full, @Ruby?`, [answer.commentId]);
    await tell(server);
    const rows = JSON.stringify(await server.db.selectFrom('notification').selectAll().where('kind', '=', 'mention').execute());
    const { userId } = answerer.caller.member;
    expect(rows).toContain(answerer.key);
    for (const hidden of [userId, server.secrets.personaOf(userId), writer.caller.member.userId, writer.key]) expect(rows).not.toContain(hidden);
  });
});
