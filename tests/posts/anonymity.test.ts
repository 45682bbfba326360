import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aPicture } from '#tests/pictures.ts';
import { aPostServer, draftOf, everything, facts, published } from './helpers.ts';

describe('who wrote it (S-98, S-100, F-16, F-17)', () => {
  it('cannot be known by joining what the two personas of one member say', async () => {
    const server = await aPostServer();
    const member = server.aMember();
    const offer = await member.bySession.offers.save(facts);
    const seen: string[] = [];
    for (const profileType of ['ANONYMOUS', 'DESIGNATION'] as const) {
      const { fileKey } = await member.postPictures.upload(await aPicture(), undefined, profileType);
      const ids = [
        await published(server, member, { profileType, ...(profileType === 'ANONYMOUS' ? { offers: [facts] } : { salaryIds: [offer.offerId] }) }),
        await published(server, member, { profileType, media: [{ mediaType: 'IMAGE', fileKey }] }),
      ];
      await member.comments.write(ids[0] ?? '', draftOf(`I say this as ${profileType}.`, profileType));
      const shown = await Promise.all(ids.map(async (id) => [await server.guest.posts.at(id), await server.guest.comments.under(id, 'best')]));
      seen.push(JSON.stringify(shown));
    }
    const tokens = seen.map((text) => new Set((text.match(/[\w-]{6,}/g) ?? []).filter((word) => /\d/.test(word) && !/^\d{4}-\d\d-\d\d/.test(word))));
    const known = new Set([...JSON.stringify([server.communities[0], facts]).matchAll(/[\w-]{6,}/g)].map(([word]) => word));
    expect([...(tokens[0] ?? [])].filter((word) => tokens[1]?.has(word) && !known.has(word))).toEqual([]);
    expect(seen[0]).not.toMatch(/T\d\d:\d\d/);
  });

  it('is not stored beside the account, which shares no value with what was said (S-100)', async () => {
    const server = await aPostServer();
    const member = server.aMember();
    const id = await published(server, member);
    await member.votes.cast({ resourceId: id, resourceType: 'POST' }, 'up');
    await member.views.record([id]);
    await member.bySession.offers.save(facts);
    expect(await everything(server)).not.toContain(member.caller.member.userId);
    const { rows } = await sql<{ readonly vote: string; readonly viewer: string; readonly author: string }>`
      select (select voter from vote) as vote, (select viewer from post_view) as viewer, (select author_ref from post) as author`.execute(server.db);
    expect(new Set(Object.values(rows[0] ?? {})).size).toBe(3);
  });
});
