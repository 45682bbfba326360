import { describe, expect, it } from 'vitest';
import { videoOrigin } from '#core/media/embed-url.ts';
import { Failure } from '#core/failure.ts';
import { anyMember } from '#core/sessions/any-member.ts';
import type { ServerParts } from '#server/app/serve.ts';
import { aMember } from '#tests/members.ts';
import { callers, memberToken } from './server.ts';
import { rendered, rendering, visit } from './renderer.ts';

const renderer = rendering();

describe('a page', () => {
  it('is rendered again for each member, and kept nowhere', async () => {
    const app = await renderer.open();
    const cookie = `AT=${memberToken}`;
    const { headers } = await visit(app, '/', { cookie });
    await visit(app, '/', { cookie });
    expect([renderer.questions.length, headers['cache-control']]).toEqual([2, 'no-store']);
    await visit(app, '/', { cookie: 'AT=made-up' });
    await visit(app, '/');
    expect(renderer.questions.length).toBe(3);
  });

  it('asks in the name of the member, and of a guest in nobody’s (R-139, S-22)', async () => {
    const app = await renderer.open();
    renderer.render = async ({ ask }) => ({ ...rendered, body: String((await ask({ method: 'GET', url: '/api/login/sessions', headers: {} })).status) });
    expect((await visit(app, '/', { cookie: `AT=${memberToken}` })).payload).toContain('<div id="root">200</div>');
    expect((await visit(app, '/', { cookie: 'UAC_K=1; UAC_I=q7m2k9x4c1v8t3zb; usr_data=%7B%22UserId%22%3A%221%22%7D' })).payload).toContain(
      '<div id="root">401</div>',
    );
  });

  it('is drawn over a skeleton of its query if visible there, else of any (R-139)', async () => {
    const app = await renderer.open();
    const made: string[] = [];
    const kind = anyMember(aMember());
    const open = async (url: string, readsQuery: boolean) => {
      renderer.render = async () => {
        const render = async () => ({ body: `<main>${made.push(url)} ${url}</main>`, readsQuery });
        return { ...rendered, isForEveryone: false, own: { kind, answers: [{ url: `/api${url}`, status: 200, body: '{}' }], render } };
      };
      const { payload } = await visit(app, url, { cookie: `AT=${memberToken}; draws=yes` });
      expect(payload).toContain(`id="own">{"answers":[{"url":"/api${url}"`);
      return /<main>\d (.*?)<\/main>/.exec(payload)?.[1];
    };
    for (const url of ['/notifications?a=1', '/notifications?a=2', '/notifications?a=1']) expect(await open(url, true)).toBe(url);
    expect(made).toHaveLength(2);
    for (const url of ['/user?a=1', '/user?a=2']) expect(await open(url, false)).toBe('/user?a=1');
  });

  it('looks once for the member, however much it asks in their name', async () => {
    let looks = 0;
    const holding: typeof callers.holding = async (...asked) => {
      looks += 1;
      return callers.holding(...asked);
    };
    const app = await renderer.open({ callers: { holding, isBanned: callers.isBanned } });
    renderer.render = async ({ ask }) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ method: 'GET', url: '/api/login/sessions', headers: {} })));
      return { ...rendered, body: answers.map(({ status }) => status).join() };
    };
    expect((await visit(app, '/', { cookie: `AT=${memberToken}` })).payload).toContain('200,200,200,200,200');
    expect(looks).toBe(1);
    await app.inject({ url: '/api/login/sessions', headers: { cookie: `AT=${memberToken}` } });
    expect(looks).toBe(2);
  });

  it('takes no word of the network for who asks while a member’s page is made', async () => {
    let isEnded = false;
    const app = await renderer.open({
      callers: { holding: async (...asked) => (isEnded ? undefined : callers.holding(...asked)), isBanned: callers.isBanned },
    });
    const cookie = `AT=${memberToken}`;
    renderer.render = async () => {
      isEnded = true;
      return { ...rendered, body: String((await app.inject({ url: '/api/login/sessions', headers: { cookie } })).statusCode) };
    };
    expect((await visit(app, '/', { cookie })).payload).toContain('<div id="root">401</div>');
  });

  it('is left to the browser where its member is unknown, and never a guest’s (B-05)', async () => {
    const app = await renderer.open({ callers: { holding: async () => Promise.reject(new Failure('offline')), isBanned: async () => false } });
    const { statusCode, headers, payload } = await visit(app, '/', { cookie: 'AT=whose' });
    expect([statusCode, headers['cache-control'], payload.includes('Namaste')]).toEqual([503, 'no-store', false]);
    expect(payload).toContain('<div id="root"></div>');
  });

  it('allows no foreign host but providers whose scripts are used (S-07, D-27, F-21)', async () => {
    const policyOf = async (scripted: ServerParts['scripted']) =>
      String((await visit(await renderer.open({ scripted }), '/')).headers['content-security-policy']);
    for (const none of [await policyOf([]), await policyOf([{ provider: 'naukri' }])]) {
      expect(none.replace(`frame-src ${videoOrigin};`, '')).not.toMatch(/https?:/);
      expect(none).toMatch(/script-src 'self'( 'sha256-[^' ]+'){2};/);
      expect(none).toMatch(/trusted-types rspack service-worker;/);
    }
    const google = await policyOf([{ provider: 'google' }]);
    expect(new Set([...google.matchAll(/https:\/\/([^/ ;]+)/g)].map(([, host]) => host))).toEqual(new Set(['accounts.google.com', new URL(videoOrigin).host]));
    expect(google).not.toMatch(/unsafe|\*/);
  });

  it('allows the script of the job portal at its address, and its origin alone (R-124, D-27)', async () => {
    const scripted = [{ provider: 'naukri', scriptUrl: 'https://portal.example/sdk/login.js?v=1' }, { provider: 'microsoft' }] as const;
    const policy = String((await visit(await renderer.open({ scripted }), '/')).headers['content-security-policy']);
    const foreign = policy.split('; ').flatMap((part) => [...part.matchAll(/ (https:[^ ]+)/g)].map(([, source]) => [part.split(' ')[0], source]));
    expect(foreign).toEqual([
      ['script-src', 'https://portal.example/sdk/login.js'],
      ['script-src', 'https://alcdn.msauth.net/browser/'],
      ['style-src', 'https://portal.example'],
      ['connect-src', 'https://portal.example'],
      ['connect-src', 'https://login.microsoftonline.com/'],
      ['frame-src', videoOrigin],
      ['frame-src', 'https://portal.example'],
    ]);
  });
});
