import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#core/figures/ago.ts';
import { chainedText, noHash, type LedgerEntry } from '#core/moderation/ledger.ts';
import { aPicture } from '#tests/pictures.ts';
import { httpQueueItems } from '#web/adapters/queue/http-queue-items.ts';
import { httpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { aPostServer, crowd, published, tellOfDeletions } from './helpers.ts';
import { command, keyLines, missedSince, served, verifyLedger, withKeys, witnessed } from './witnessing.ts';

describe('the removal ledger from outside (F-04, T-3)', () => {
  it('is checked entry by entry, and shows changes, removals and replacement', async () => {
    const server = await withKeys();
    const writer = server.aMember();
    for (let turn = 0; turn < 4; turn++) await writer.posts.remove(await published(server, writer));
    await tellOfDeletions(server);
    const { origin, moderation } = await served(server, writer);
    const ledger = httpRemovalLedger(moderation);
    const head = await ledger.head();
    expect([head.sequence, (await ledger.from(1)).length, (await ledger.entries()).items[0]?.sequence]).toEqual([keyLines + 4, keyLines + 4, keyLines + 4]);
    expect(head.totals).toContainEqual({ action: 'deleted', rule: 'author', count: 4 });
    expect((await ledger.heads()).items).toEqual([{ day: dayOf(server.clock.now()), sequence: keyLines + 4, hash: head.hash, count: keyLines + 4 }]);
    expect((await ledger.gone()).items.map(({ itemKind, status }) => `${itemKind} ${status}`)).toEqual(Array(4).fill('post DELETED'));
    const expected = ['--expect', `${head.sequence}:${head.hash}`];
    expect(await verifyLedger(origin, ...expected)).toEqual({ code: 0, said: expect.stringMatching(/^Every line of the removal ledger continues/) });
    await sql`update removal set week = '2020-W01' where sequence = 2`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({ code: 1, said: expect.stringMatching(/^Line 2 does not continue/) });
    await sql`delete from removal where sequence >= 2`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({ code: 1, said: expect.stringContaining(`Line ${keyLines + 4} is gone, the head of`) });
    await sql`delete from ledger_head`.execute(server.db);
    expect(await verifyLedger(origin, ...expected)).toEqual({ code: 1, said: expect.stringContaining(`Line ${keyLines + 4} is gone, a line that you noted`) });
  });

  it('shows a history that was written again to its witness, also when every hash fits', async () => {
    const { server, origin, witness, entries } = await witnessed();
    const rewritten: LedgerEntry[] = [];
    for (const { hash: _hash, ...entry } of entries) {
      const unhashed = { ...entry, week: '2020-W01', previousHash: rewritten.at(-1)?.hash ?? noHash };
      const hash = createHash('sha256').update(chainedText(unhashed)).digest('hex');
      rewritten.push({ ...unhashed, hash });
      await sql`update removal set week = '2020-W01', previous_hash = ${unhashed.previousHash}, hash = ${hash} where sequence = ${entry.sequence}`.execute(
        server.db,
      );
    }
    await sql`update ledger_head set hash = ${rewritten.at(-1)?.hash}`.execute(server.db);
    expect(await verifyLedger(origin)).toMatchObject({ code: 0 });
    expect(await verifyLedger(origin, '--witness', witness)).toEqual({ code: 1, said: expect.stringContaining('the ledger was rewritten') });
  });

  it('counts the lines of each day, and shows that some were moved to another day', async () => {
    const { server, origin, witness } = await witnessed();
    const today = dayOf(server.clock.now());
    const writer = server.aMember();
    await writer.posts.remove(await published(server, writer));
    await tellOfDeletions(server);
    server.clock.advance(86_400_000);
    await writer.posts.remove(await published(server, writer));
    await tellOfDeletions(server);
    const { items } = await writer.ledger.heads();
    expect(items).toMatchObject([
      { sequence: keyLines + 4, count: 1 },
      { day: today, sequence: keyLines + 3, count: keyLines + 3 },
    ]);
    expect(await verifyLedger(origin, '--witness', witness)).toMatchObject({ code: 0, said: expect.stringContaining('the counts of the days add up') });
    await sql`update ledger_head set count = ${keyLines + 2} where day = ${today}`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({ code: 1, said: expect.stringContaining(`The count of ${today} does not reach back`) });
    await sql`update ledger_head set count = ${keyLines + 3} where day = ${today}`.execute(server.db);
    const [last] = await writer.ledger.from(2);
    await sql`insert into ledger_head (day, sequence, hash, count) values ('2026-01-01', 1, ${last?.previousHash}, 1)`.execute(server.db);
    await sql`update ledger_head set count = ${keyLines + 2} where day = ${today}`.execute(server.db);
    expect(await verifyLedger(origin)).toMatchObject({ code: 0 });
    expect(await verifyLedger(origin, '--witness', witness)).toEqual({ code: 1, said: expect.stringContaining('lines were moved between days') });
    await sql`delete from ledger_head where sequence = ${keyLines + 4}`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({
      code: 1,
      said: expect.stringContaining(`The newest head of a day names line ${keyLines + 3}, and there are ${keyLines + 4}`),
    });
    await sql`delete from ledger_head`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({ code: 1, said: expect.stringContaining('a head is gone') });
  });

  it('shows what is gone without an entry, or shown against one', async () => {
    const { server, origin, shown } = await witnessed();
    await sql`update post set status = 'DELETED' where id = ${shown}`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({ code: 1, said: expect.stringContaining(`${shown} is not shown as the ledger has it`) });
    await sql`update post set status = 'LIVE'`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({ code: 1, said: expect.stringMatching(/is not shown as the ledger has it/) });
  });

  it('shows a post without row and entry to the witness who saw it', async () => {
    const { server, origin, witness, shown } = await witnessed();
    await sql`delete from post where id = ${shown}`.execute(server.db);
    expect(await verifyLedger(origin)).toMatchObject({ code: 0 });
    expect(await verifyLedger(origin, '--witness', witness)).toEqual({
      code: 0,
      said: expect.stringContaining('but for 1 that are missed since no more than 8'),
    });
    missedSince(witness, 9);
    expect(await verifyLedger(origin, '--witness', witness)).toEqual({ code: 1, said: expect.stringContaining(shown) });
  });

  it('shows a comment without row and entry, and an old post, to its witness', async () => {
    const { server, origin, witness, shown, commentId } = await witnessed();
    server.clock.advance(3 * 86_400_000);
    for (const each of crowd(server, 51)) await published(server, each);
    server.clock.advance(60_000);
    const pages = ['--witness', witness, '--pages', '1'];
    expect(await verifyLedger(origin, ...pages)).toEqual({
      code: 0,
      said: expect.stringMatching(/Of 50 posts in the newest pages of the feed and 0 comments [^]*: of 1 posts and 1 comments noted before, each is shown/),
    });
    await sql`delete from comment where id = ${commentId}`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual({ code: 0, said: expect.stringContaining('the whole ledger was rewritten') });
    expect(await verifyLedger(origin, ...pages)).toMatchObject({ code: 0 });
    missedSince(witness, 9);
    expect(await verifyLedger(origin, ...pages)).toEqual({ code: 1, said: expect.stringContaining(commentId) });
    await sql`delete from post where id = ${shown}`.execute(server.db);
    missedSince(witness, 0);
    expect(await verifyLedger(origin, ...pages)).toMatchObject({ code: 0 });
    missedSince(witness, 9);
    expect(await verifyLedger(origin, ...pages)).toEqual({ code: 1, said: expect.stringContaining(shown) });
  });

  it('shows posts and comments closed without an entry, and an opened one', async () => {
    const { server, origin, shown, commentId } = await witnessed();
    const closed = (id: string) => ({ code: 1, said: expect.stringContaining(`${id} is closed or open for comments, and its last line says something else`) });
    await sql`update post set locked_for = 'spam' where id = ${shown}`.execute(server.db);
    server.clock.advance(60_000);
    expect(await verifyLedger(origin)).toEqual(closed(shown));
    await sql`update post set locked_for = null`.execute(server.db);
    server.clock.advance(60_000);
    await sql`update comment set locked_for = 'spam' where id = ${commentId}`.execute(server.db);
    expect(await verifyLedger(origin)).toEqual(closed(commentId));
    await sql`update comment set locked_for = null`.execute(server.db);
    const moderator = server.aMember({ role: 'moderator' });
    await moderator.interventions.act({ resourceId: shown, resourceType: 'POST' }, { kind: 'lock', rule: 'spam' });
    server.clock.advance(60_000);
    expect(await verifyLedger(origin)).toMatchObject({ code: 0 });
    await sql`update post set locked_for = null`.execute(server.db);
    server.clock.advance(60_000);
    expect(await verifyLedger(origin)).toEqual(closed(shown));
  });

  it.each([
    [['--pages', 'all'], /^--pages takes a number/],
    [['--base-url', 'http://127.0.0.1:1'], /^The ledger could not be read: /],
    [['--expect', 'twelve'], /^--expect takes the number of a line and its hash/],
    [['--fast'], /^Unknown option '--fast'/],
  ])('says in one sentence why it cannot: %o (T-2)', async (args, sentence) => {
    const { code, said } = await command(...args);
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(sentence);
  });

  it('is fed by moderators over the wire; to others there is no queue (S-40)', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await published(server, writer, { profileType: 'DESIGNATION' });
    await server.aMember().bySession.reports.file({ resourceId: id, resourceType: 'POST', reason: 'spam' });
    const others = httpModerations((await served(server, writer)).moderation);
    await expect(httpQueueItems((await served(server, writer)).moderation).list()).rejects.toMatchObject({ kind: 'missing' });
    const theirs = httpModerations((await served(server, moderator)).moderation);
    const queue = httpQueueItems((await served(server, moderator)).moderation);
    const filter = { stage: 'first', cause: 'reports', communityId: server.communities[0].entityId, order: 'heaviest' } as const;
    expect(await queue.list(filter)).toEqual(await moderator.queueItems.list(filter));
    expect([await queue.count(), (await queue.list({ cause: 'edit' })).items]).toEqual([1, []]);
    const [item] = (await queue.list()).items;
    expect(item).toMatchObject({ post: { postId: id, author: { name: 'Product Manager' } }, versions: [], decisions: [] });
    expect(await theirs.decide(item?.itemId ?? '', { decision: 'remove', rule: 'spam', note: 'An advertisement.' })).toMatchObject({
      action: 'removed',
      itemId: id,
    });
    expect((await theirs.decided()).items).toMatchObject([{ note: 'An advertisement.', isMine: true }]);
    expect(await theirs.decisionOn(item?.itemId ?? '')).toEqual(await moderator.moderations.decisionOn(item?.itemId ?? ''));
    expect(await queue.count()).toBe(0);
    expect(await others.appeal({ resourceId: id, resourceType: 'POST' }, 'It is none.')).toBe('open');
  });
});

describe('the URL of a picture (S-77, S-79)', () => {
  it('answers with a picture that runs nothing and is soon forgotten, or with nothing', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const { fileKey, url } = await writer.postPictures.upload(await aPicture());
    const { app } = await served(server, server.aMember());
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
