import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { blinded } from '#openapi/signing/blind-token.ts';
import { removeData } from '#scripts/product/product-database.ts';
import { startProduct } from '#scripts/product/product.ts';
import { TestBrowser } from '#tests/login/browser.ts';
import { overHttp } from '#tests/over-http.ts';
import { aPicture } from '#tests/pictures.ts';
import { anId } from '#tests/content.ts';

const guard = `--import=${new URL('./guarded-connections.ts', import.meta.url).href}`;

describe('the server of an installation without further settings (S-69, S-70)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-alone-'));
  afterAll(() => removeData(dataDir));

  it('reaches nobody but its own machine, whatever members do', { timeout: 600_000 }, async () => {
    const product = await startProduct({ dataDir, scale: 'test', settings: { NODE_OPTIONS: guard, DEMO_SCALE: '40' } });
    const me = new TestBrowser(overHttp(product.origin), { origin: product.origin });
    await me.logIn('demo-writer');
    const done = async (operationId: string, body?: object, headers?: Record<string, string>) => {
      const ask = () =>
        me.call(operationId, {
          ...(body && { payload: body instanceof Buffer ? body : JSON.stringify(body) }),
          ...(headers && { headers }),
        });
      let answer = await ask();
      // A server on a busy machine says to come back, which is no answer to what is asked here.
      while (answer.statusCode === 503) answer = await ask();
      expect([200, 201, 204], `${operationId}: ${answer.payload}`).toContain(answer.statusCode);
      return answer.payload === '' ? {} : answer.json();
    };
    const [issuer] = (await done('listIssuerKeys')).items;
    const { blindedMessage } = blinded(issuer.publicKey, Buffer.alloc(32));
    await done('issuePersonaToken', { keyId: issuer.keyId, blindedMessage });
    const { groups } = await done('listTopics');
    const { type, entityId } = groups[0].communities[0];
    const { fileKey } = await done('uploadPostMedia', Buffer.from(await aPicture()), { 'content-type': 'application/octet-stream' });
    const fullUrl = 'https://www.youtube.com/watch?v=abcdefghijk';
    expect(await done('validateYoutubeUrl', { url: fullUrl })).toMatchObject({ isValid: true });
    const elsewhere = ['https://youtube.com.evil.test/watch?v=abcdefghijk', 'https://youtu.be@127.0.0.1/abcdefghijk', 'http://0x7f.1/watch?v=abcdefghijk'];
    for (const url of [...elsewhere, 'http://169.254.169.254/abcdefghijk', 'https://www.youtube.com/redirect?q=https://evil.test', 'file:///abcdefghijk'])
      expect(await done('validateYoutubeUrl', { url })).toMatchObject({ isValid: false });
    for (const media of [[{ mediaType: 'IMAGE', fileKey }], [{ mediaType: 'YOUTUBE_VIDEO', fullUrl }]])
      await done('createPost', {
        submissionKey: anId('submission'),
        title: 'See http://169.254.169.254/latest and https://evil.test/x.png',
        content: 'It is at https://evil.test/page and at http://127.0.0.1:1/.',
        community: { type, entityId },
        profileType: 'DESIGNATION',
        media,
        poll: null,
        salaryIds: [],
      });
    await done('rephrasePost');
    await done('createVideo');
    await done('createCareerStatus');
    await done('generateEmailOtp');
    await done('registerDevice');
    await done('getJobPortalAccount');
    await product.stop();
    expect(product.said()).not.toContain('REFUSED');
  });

  it('would be noticed if it did', async () => {
    const tries = `
      for (const url of ['http://evil.test/', 'http://203.0.113.1/', 'https://203.0.113.1/']) await fetch(url).catch(() => undefined);
      try { (await import('node:net')).connect(80, '203.0.113.2'); } catch {}
      try { (await import('node:tls')).connect({ host: '203.0.113.3', port: 443 }); } catch {}
      try { await (await import('node:dns/promises')).resolve('evil.test'); } catch {}
      try { (await import('node:dgram')).createSocket('udp4').send('x', 53, '203.0.113.4'); } catch {}
    `;
    const child = spawn(process.execPath, [guard, '--input-type=module', '-e', tries], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    const refused = said.match(/^REFUSED .*$/gm)?.map((line) => line.slice(8));
    expect(refused).toEqual(['evil.test', '203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3', 'the name evil.test', 'anybody by datagrams']);
  });
});
