import { describe, expect, it } from 'vitest';
import { aDraft, anEdit } from '#tests/content.ts';
import { inOrder } from './held.ts';
import { aPostServer, draftOf, published } from './helpers.ts';
import { commentBy, itemAbout, report } from './moderating.ts';

const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
const close = { kind: 'lock', rule: 'off-topic' } as const;
const silence = { kind: 'silence', rule: 'spam', days: 7 } as const;

async function opened() {
  const server = await aPostServer();
  const [writer, other, moderator] = [server.aMember(), server.aMember(), server.aMember({ role: 'moderator' })];
  return { server, writer, other, moderator, id: await published(server, writer) };
}

describe('what is written while a moderator acts (R-064, B-14)', () => {
  it('is below a post before its comments are closed, or is refused', async () => {
    const { server, other, moderator, id } = await opened();
    const write = () => other.comments.write(id, draftOf('In flight.'));
    const act = () => moderator.interventions.act(post(id), close);
    expect(await inOrder(server, 'lock table comment in share mode', write, act)).toEqual(['done', 'done']);
    await moderator.interventions.act(post(id), { kind: 'unlock', rule: null });
    expect(await inOrder(server, 'lock table removal in share mode', act, write)).toEqual(['done', 'COMMENTS_CLOSED']);
  });

  it('is below a comment before that is closed, or is refused', async () => {
    const { server, writer, other, moderator, id } = await opened();
    const commentId = await commentBy(writer, id, 'First.');
    const write = () => other.comments.reply(commentId, draftOf('In flight.'));
    const act = () => moderator.interventions.act({ resourceId: commentId, resourceType: 'COMMENT' }, close);
    expect(await inOrder(server, 'lock table comment in share mode', write, act)).toEqual(['done', 'done']);
    await moderator.interventions.act({ resourceId: commentId, resourceType: 'COMMENT' }, { kind: 'unlock', rule: null });
    expect(await inOrder(server, 'lock table removal in share mode', act, write)).toEqual(['done', 'COMMENTS_CLOSED']);
  });

  it.each([
    ['a comment', 'comment', ({ writer, id }) => writer.comments.write(id, draftOf('In flight.'))],
    ['a post', 'post', ({ writer, server }) => writer.posts.create(aDraft(server.communities[0]))],
    ['an edit', 'earlier_version', ({ writer, id }) => writer.posts.change(id, anEdit({ content: 'Other words.' }))],
    ['a name', 'persona', ({ writer }) => writer.byKey.keyedPersonas.change({ userName: 'Brave Otter', avatarUri: '3-sky' })],
  ] as const satisfies readonly (readonly [string, string, (at: Awaited<ReturnType<typeof opened>>) => Promise<unknown>])[])(
    'is %s, written before its author is silenced, or refused',
    async (_what, table, write) => {
      const at = await opened();
      const { server, moderator, id } = at;
      const act = () => moderator.interventions.act(post(id), silence);
      expect(await inOrder(server, `lock table ${table} in share mode`, () => write(at), act)).toEqual(['done', 'done']);
      await moderator.interventions.act(post(id), { kind: 'unsilence', rule: null });
      expect(await inOrder(server, 'lock table moderation_item in share mode', act, () => write(at))).toEqual(['done', 'SILENCED']);
    },
  );
});

describe('two moderators at once (R-064, B-14)', () => {
  it('decide a thing once, one in the queue and one on the post itself', async () => {
    const { server, other, moderator, id } = await opened();
    const second = server.aMember({ role: 'moderator' });
    await report(other, id);
    const { itemId } = await itemAbout(second, id);
    const act = () => moderator.interventions.act(post(id), { kind: 'remove', rule: 'spam' });
    const decide = () => second.moderations.decide(itemId, { decision: 'remove', rule: 'hate' });
    expect(await inOrder(server, `select 1 from post where id = '${id}' for update`, act, decide)).toEqual(['done', 'CHANGED_MEANWHILE']);
    expect((await second.moderations.decided()).items).toHaveLength(1);
    expect((await server.guest.ledger.from(1)).map(({ action }) => action)).toEqual(['removed']);
  });
});
