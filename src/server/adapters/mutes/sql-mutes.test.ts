import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mostMutes } from '#core/moderation/mutes.ts';
import { aCommunity, aDraft } from '#tests/content.ts';
import { openPostServer } from '#tests/post-server.ts';
import { published } from '#tests/ports/posts/posts.ts';

async function aReader() {
  const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  const [author, reader] = [server.aMember(), server.aMember()];
  const post = { resourceId: await published(author, aDraft(server.communities[0])), resourceType: 'POST' } as const;
  const withoutBlocks = async (act: () => Promise<unknown>) => {
    await sql`alter table block rename to elsewhere`.execute(server.db);
    await expect(act()).rejects.toThrow('The database could not answer');
    await sql`alter table elsewhere rename to block`.execute(server.db);
  };
  const other = { resourceId: await published(server.aMember(), aDraft(server.communities[0])), resourceType: 'POST' } as const;
  const keep = async (count: number): Promise<void> => {
    const { muteId } = await reader.mutes.add(post, 'MUTE', 'ANONYMOUS');
    await sql`insert into persona (ref, kind, name, name_key, avatar) select 'muted-' || n, 'ANONYMOUS', 'Muted ' || n, 'muted ' || n, '17-sky' from generate_series(1, ${count}::int) n`.execute(
      server.db,
    );
    await sql`insert into mute (id, muter, author_ref, kind) select 'm' || n, muter, 'muted-' || n, 'MUTE' from mute, generate_series(1, ${count}::int) n
      where id = ${muteId}`.execute(server.db);
    await reader.mutes.remove(muteId);
  };
  return { mutes: reader.mutes, post, other, keep, withoutBlocks };
}

describe('the mutes of a member (R-072)', () => {
  it('are at most five hundred, all listed; one of them can still become a block', async () => {
    const { mutes, post, other, keep } = await aReader();
    await keep(mostMutes - 1);
    const both = await Promise.allSettled([post, other].map((one) => mutes.add(one, 'MUTE', 'ANONYMOUS')));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [muted, refused] = both[0]?.status === 'fulfilled' ? [post, other] : [other, post];
    await expect(mutes.add(refused, 'MUTE', 'ANONYMOUS')).rejects.toMatchObject({ kind: 'conflict', code: 'TOO_MANY' });
    const { muteId } = await mutes.add(muted, 'BLOCK', 'ANONYMOUS');
    expect(await mutes.list()).toHaveLength(mostMutes);
    await mutes.remove(muteId);
    expect(await mutes.add(refused, 'MUTE', 'ANONYMOUS')).toMatchObject({ kind: 'MUTE' });
  });
});

describe('a block in the database (R-072)', () => {
  it('is stored whole or not at all', async () => {
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
