import { describe, expect, it } from 'vitest';
import { aDraft, anId } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aBrowser, aWriter, published } from './keyed-browser.ts';

async function aLongThread(answers: number, replies: number) {
  const server = await openPersonaServer();
  const [writer, other] = [await aWriter(server), await aWriter(server, { userName: 'Calm Otter', avatarUri: '7-teal' })];
  const postId = await published(writer, aDraft(server.communities[0]));
  const said: string[] = [];
  const draft = (content: string) => ({ submissionKey: anId('submission'), content, profileType: 'ANONYMOUS' as const });
  const say = async (made: ReturnType<typeof other.comments.write>) => {
    const comment = await made;
    if (!('comment' in comment)) throw new Error(comment.refusal);
    said.push(comment.comment.commentId);
  };
  for (let turn = 0; turn < answers; turn++) await say(other.comments.write(postId, draft(`This is the answer number ${turn}.`)));
  const root = said[0] ?? '';
  for (let turn = 0; turn < replies; turn++) await say(other.comments.reply(root, draft(`This is the reply number ${turn}.`)));
  return { server, writer, postId, root, said };
}

describe('a long thread below a post of a made-up name (F-07, R-073)', () => {
  it('continues as it began: by the key, and the session learns nothing of it', async () => {
    const { writer, postId, root, said } = await aLongThread(4, 5);
    const from = writer.sent.length;
    const first = await writer.comments.under(postId, 'oldest', null, 2);
    const rest = await writer.comments.under(postId, 'oldest', first.next, 2);
    expect([...first.items, ...rest.items].map(({ commentId }) => commentId)).toEqual(said.slice(0, 4));
    const more = await writer.comments.repliesTo(root, first.items[0]?.moreReplies, 1);
    const last = await writer.comments.repliesTo(root, more.next, 1);
    expect([...(first.items[0]?.replies ?? []), ...more.items, ...last.items].map(({ commentId }) => commentId)).toEqual(said.slice(4));
    const carried = writer.sent.slice(from).filter(({ path }) => path.includes('comment'));
    expect(carried.filter(({ headers }) => headers['cookie'] !== undefined)).toEqual([]);
  });

  it('is read by session to its end where a designation, perhaps the account, speaks', async () => {
    const { server, writer, postId, said } = await aLongThread(3, 0);
    const reader = await aBrowser(server);
    await server.db.updateTable('persona').set({ kind: 'DESIGNATION', name_key: null }).where('name', '=', 'Calm Otter').execute();
    for (const browser of [writer, reader]) {
      const first = await browser.comments.under(postId, 'oldest', null, 2);
      const rest = await browser.comments.under(postId, 'oldest', first.next, 2);
      expect([...first.items, ...rest.items].map(({ commentId }) => commentId)).toEqual(said);
    }
  });

  it('begins at no place that nobody has given', async () => {
    const { writer } = await aLongThread(0, 0);
    await expect(writer.comments.mine('AAAA')).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });
});
