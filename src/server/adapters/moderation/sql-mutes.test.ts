import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aCommunity, aDraft } from '#tests/content.ts';
import { openPostServer } from '#tests/post-server.ts';
import { published } from '#tests/ports/posts/posts.ts';

/** A member who may block the author of a post, in a database whose blocks can be taken away for a while. */
async function aReader() {
  const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  const [author, reader] = [server.aMember(), server.aMember()];
  const post = { resourceId: await published(author, aDraft(server.communities[0])), resourceType: 'POST' } as const;
  const withoutBlocks = async (act: () => Promise<unknown>) => {
    await sql`alter table block rename to elsewhere`.execute(server.db);
    await expect(act()).rejects.toThrow('The database could not answer');
    await sql`alter table elsewhere rename to block`.execute(server.db);
  };
  return { mutes: reader.mutes, post, withoutBlocks };
}

describe('a block in the database (R-072)', () => {
  it('is kept whole or not at all', async () => {
    const { mutes, post, withoutBlocks } = await aReader();
    await withoutBlocks(() => mutes.add(post, 'BLOCK', 'ANONYMOUS'));
    expect(await mutes.list()).toEqual([]);
  });

  it('ends whole or not at all', async () => {
    const { mutes, post, withoutBlocks } = await aReader();
    const { muteId } = await mutes.add(post, 'BLOCK', 'ANONYMOUS');
    await withoutBlocks(() => mutes.remove(muteId));
    expect((await mutes.list()).map((mute) => mute.muteId)).toEqual([muteId]);
  });
});
