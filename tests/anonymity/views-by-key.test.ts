import { describe, expect, it } from 'vitest';
import { aPostBody, openPersonaServer, type Request } from '#tests/persona-server.ts';

async function aWorld() {
  const server = await openPersonaServer();
  const [other, writer] = [await server.aPersona(), await server.aPersona()];
  const written = async (who: Request): Promise<string> =>
    (await server.ask('/api/feed/v2/post', { method: 'POST', body: aPostBody(server.communities[0].entityId), ...who })).json().postId;
  const [theirs, own] = [await written({ key: other.key }), await written({ key: writer.key })];
  const see = (who: Request) => server.ask('/api/feed/v1/postview/bulk', { method: 'POST', body: { postIds: [theirs, own] }, ...who });
  const viewed = () => server.db.selectFrom('post_view').select(['post_id', 'viewer']).execute();
  return { server, writer, theirs, own, see, viewed };
}

describe('views of a member with a made-up name (F-07, R-075)', () => {
  it('count by its key, and never those of its own posts', async () => {
    const { server, writer, theirs, see, viewed } = await aWorld();
    const { key } = writer;
    expect((await see({ key })).statusCode).toBe(204);
    expect(await viewed()).toEqual([{ post_id: theirs, viewer: server.secrets.reference('views', key.publicKey) }]);
  });

  it('count nothing by session, as the single unseen post would be one’s own', async () => {
    const { writer, see, viewed } = await aWorld();
    expect((await see({ session: writer.session })).statusCode).toBe(204);
    expect(await viewed()).toEqual([]);
  });

  it('count by session for anyone who has none', async () => {
    const { server, see, viewed, theirs, own } = await aWorld();
    expect((await see({ session: await server.signIn() })).statusCode).toBe(204);
    expect((await viewed()).map(({ post_id }) => post_id).toSorted()).toEqual([theirs, own].toSorted());
  });
});
