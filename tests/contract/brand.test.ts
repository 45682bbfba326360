import { describe, expect, it, onTestFinished } from 'vitest';
import type { Brand } from '#core/brand.ts';
import { notReady } from '#server/app/wiring/not-ready.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMember } from '#tests/members.ts';
import { rendering, visit } from './renderer.ts';
import { openServer } from './server.ts';

const koyal: Brand = { name: { en: 'Koyal & Co', hi: 'कोयल' }, pictures: '/brand/0a1b2c3d4e5f6071' };
const sign = { contentType: 'image/webp', bytes: new Uint8Array([1, 2, 3]) };
const opened = { brand: koyal, pictures: new Map([[`${koyal.pictures}/sign.webp`, sign]]) };
const clock = new FakeClock();
const renderer = rendering();

const branded = () => renderer.open({ brand: opened, mailbox: new MemoryMails(clock) });

describe('an installation with its own name (T-12)', () => {
  it('tells its renderer, and the browser where nothing could be rendered', async () => {
    const app = await branded();
    await visit(app, '/');
    expect(renderer.questions[0]?.brand).toEqual(koyal);
    renderer.render = async () => Promise.reject(new Error('no ink'));
    const { payload } = await visit(app, '/nowhere', { 'accept-language': 'hi' });
    expect(payload).toContain('<title>कोयल</title>');
    expect(payload).toContain('<link rel="icon" type="image/webp" href="/brand/0a1b2c3d4e5f6071/icon.webp">');
    expect(JSON.parse(/id="hydration">(.*)<\/script>/.exec(payload)?.[1] ?? '')).toMatchObject({ isServerRendered: false, brand: koyal });
  });

  it('is installed under it', async () => {
    const answer = await (await branded()).inject({ url: '/app.webmanifest' });
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      name: 'Koyal & Co',
      short_name: 'Koyal & Co',
      icons: [{ src: '/brand/0a1b2c3d4e5f6071/icon.webp', type: 'image/webp' }],
    });
  });

  it('keeps name and logo for offline pages, and a new name makes another worker (F-38)', async () => {
    const app = await branded();
    const page = (await app.inject({ url: '/offline.html' })).payload;
    expect(page).toContain('<html data-kept lang="en"');
    expect(page).toContain('<title>Koyal &amp; Co</title>');
    const manifestOf = (worker: string) => JSON.parse(/^const manifest=(.*);\n/.exec(worker)?.[1] ?? '') as { version: string; files: string[] };
    const own = manifestOf((await app.inject({ url: '/sw.js' })).payload);
    const product = manifestOf((await (await renderer.open()).inject({ url: '/sw.js' })).payload);
    expect(own.files).toEqual(expect.arrayContaining(['/offline.html', '/brand/0a1b2c3d4e5f6071/sign.webp', '/static/words-hi.001122.js']));
    expect(product.files).toContain('/favicon.svg');
    expect(own.version).not.toBe(product.version);
    const renamed = await renderer.open({ brand: { ...opened, brand: { ...koyal, name: { en: 'Bulbul', hi: 'बुलबुल' } } } });
    expect(manifestOf((await renamed.inject({ url: '/sw.js' })).payload).version).not.toBe(own.version);
  });

  it('sends its pictures for good, and no others', async () => {
    const app = await branded();
    const { headers, rawPayload } = await app.inject({ url: `${koyal.pictures}/sign.webp` });
    expect([...rawPayload]).toEqual([1, 2, 3]);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    for (const url of ['/brand/', '/brand/x', '/brand/..%2foffline.html', `${koyal.pictures}/icon.webp`])
      expect((await app.inject({ url })).statusCode, url).toBe(404);
  });

  it('is over the pages that the server draws by itself', async () => {
    const app = await openServer({ brand: opened, mailbox: new MemoryMails(clock), demo: { providers: new DemoProviders(), members: [], logins: notReady } });
    onTestFinished(() => app.close());
    const { payload, headers } = await app.inject({ url: '/dev/mail' });
    expect(payload).toContain('| Koyal &amp; Co</title>');
    expect(payload).toContain('<img class="mark" src="/brand/0a1b2c3d4e5f6071/sign.webp"');
    expect(headers['content-security-policy']).toContain("img-src 'self'");
  });

  it('lets nobody write under it, and gives it to passkeys (R-158, R-142)', async () => {
    const { db } = await aDatabase();
    const caller = { sessionId: 's', member: aMember({ signedInAt: clock.now() }), madeOn: '2026-01-01', expiresAt: clock.now() + 900_000 };
    const portsFor = adaptersFor(adapterParts({ db, clock, secrets: new Secrets(Buffer.alloc(32, 9)), brand: koyal }));
    const { madeUpNames, passkeys } = portsFor({ ...noRequest, caller });
    for (const name of ['कोयल', 'कोयल सभा']) expect(await madeUpNames.problemWith(name), name).toBe('official');
    expect(await madeUpNames.problemWith('Quiet Banyan')).toBeUndefined();
    expect((await passkeys.startRegistration()).rp.name).toBe('Koyal & Co');
  });
});
