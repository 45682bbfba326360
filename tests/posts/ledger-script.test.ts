import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '#contract/generated/moderation.ts';
import { ledgerProblem } from '#scripts/verify-ledger.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts } from '#tests/adapters.ts';
import { openServer } from '#tests/contract/server.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPicture } from '#tests/pictures.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { HttpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { HttpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { aPostServer, published } from './helpers.ts';

/** A server that listens, and in which this member is signed in. */
async function served(server: Awaited<ReturnType<typeof aPostServer>>, { caller }: MemberPorts) {
  const portsFor = adaptersFor(adapterParts(server));
  const { services, callers, findPicture } = servicesOver(() => ({ callers: { holding: async () => caller }, portsFor, ping: async () => undefined }));
  const app = await openServer({ services, callers, findPicture, clock: server.clock });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, origin, moderation: browserOf(app, server.clock, { AT: 'token' }).service(routes) };
}

describe('the removal ledger from outside (F-04)', () => {
  it('is read and checked entry by entry, and shows that one was changed, taken away, or replaced by another', async () => {
    const server = await aPostServer();
    const writer = server.somebody();
    for (let turn = 0; turn < 4; turn++) await writer.posts.remove(await published(server, writer));
    const { origin, moderation } = await served(server, writer);
    const ledger = new HttpRemovalLedger(moderation);
    const head = await ledger.head();
    expect([head.sequence, (await ledger.from(1)).length, (await ledger.entries()).items[0]?.sequence]).toEqual([4, 4, 4]);
    expect(head.totals).toEqual([{ action: 'deleted', rule: 'author', count: 4 }]);
    expect(await ledgerProblem(origin, head)).toBeUndefined();
    await sql`update removal set week = '2020-W01' where sequence = 2`.execute(server.db);
    expect(await ledgerProblem(origin)).toMatch(/^Line 2 /);
    await sql`delete from removal where sequence >= 2`.execute(server.db);
    expect(await ledgerProblem(origin)).toBeUndefined();
    expect(await ledgerProblem(origin, head)).toMatch(/is gone/);
  });

  it('is fed by moderators over the wire; to others there is no queue (S-40)', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.somebody(), server.somebody({ role: 'moderator' })];
    const id = await published(server, writer);
    await server.somebody().reports.file({ resourceId: id, resourceType: 'POST', reason: 'spam' });
    const others = new HttpModerations((await served(server, writer)).moderation);
    await expect(others.queue()).rejects.toMatchObject({ kind: 'missing' });
    const theirs = new HttpModerations((await served(server, moderator)).moderation);
    const [item] = (await theirs.queue('first')).items;
    expect(await theirs.decide(item?.itemId ?? '', { decision: 'remove', rule: 'spam', note: 'An advertisement.' })).toMatchObject({
      action: 'removed',
      itemId: id,
    });
    expect((await theirs.decided()).items).toMatchObject([{ note: 'An advertisement.', isMine: true }]);
    expect(await others.appeal({ resourceId: id, resourceType: 'POST' }, 'It is none.')).toBe('open');
  });
});

describe('the URL of a picture (S-77, S-79)', () => {
  it('answers with a picture that runs nothing and is soon forgotten, or with nothing', async () => {
    const server = await aPostServer();
    const writer = server.somebody();
    const { fileKey, url } = await writer.media.upload(await aPicture());
    const { app } = await served(server, server.somebody());
    expect((await app.inject({ url })).statusCode).toBe(404);
    await published(server, writer, { media: [{ mediaType: 'IMAGE', fileKey }] });
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['content-disposition'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'public, max-age=60',
      'inline',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toMatch(/sandbox/);
    for (const gone of ['/media/x', '/media/../images/a', `/media/${'a'.repeat(16)}`, '/media/..%2f..%2fetc'])
      expect((await app.inject({ url: gone })).statusCode).toBe(404);
  });
});
