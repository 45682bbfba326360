import { beforeEach, describe, expect, it } from 'vitest';
import type { Overload } from '#server/app/traffic/overload.ts';
import type { ServerParts } from '#server/app/serve.ts';
import { overloaded } from '#tests/fakes/an-overload.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { rendered, rendering, visit } from './renderer.ts';
import { list, memberToken, openServer, servicesWith } from './server.ts';

const renderer = rendering();
let clock: FakeClock;

beforeEach(() => {
  clock = new FakeClock();
});

const open = (parts: Partial<ServerParts> = {}) => renderer.open({ clock, ...parts });
const cookies = (...more: readonly string[]) => ({ cookie: [`AT=${memberToken}`, 'draws=yes', ...more].join('; ') });
const ownIn = (payload: string): unknown => JSON.parse(/id="own">(.*?)<\/script>/.exec(payload)?.[1] ?? 'null');

const fill = (overload: Overload): void => void Array.from({ length: 8 }, () => overload.admit());

describe('while there is too much to do (B-55)', () => {
  it('members get everyone’s page without their part, even after writing, until there is room', async () => {
    const { overload, wait } = overloaded(clock);
    const app = await open({ overload });
    for (const headers of [cookies(), cookies('wrote=yes')]) {
      const { payload, headers: said } = await visit(app, '/list-of-companies', headers);
      expect([ownIn(payload), said['cache-control']]).toEqual([{ later: true }, 'no-store']);
    }
    expect(renderer.questions.length).toBe(1);
    wait.ms = 0;
    clock.advance(4_999);
    expect(overload.isHere).toBe(true);
    clock.advance(250);
    expect(ownIn((await visit(app, '/list-of-companies', cookies())).payload)).toMatchObject({ answers: [{ status: 200 }] });
  });

  it('reads are refused before anything of them is begun, and can come again', async () => {
    const { overload } = overloaded(clock);
    let asked = 0;
    const services = servicesWith({ company: { listCompanies: async () => ({ items: [], total: asked++, next: null }) } });
    const app = await openServer({ clock, overload, services });
    fill(overload);
    const headers = { appid: '999', systemid: 'AB_WEB' };
    for (const own of [{}, { cookie: `AT=${memberToken}` }]) {
      const refused = await app.inject({ url: list, headers: { ...headers, ...own } });
      expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([503, '2', 'UNAVAILABLE']);
    }
    expect(asked).toBe(0);
  });

  it('no changes, logins, logouts or server monitoring are refused', async () => {
    const { overload } = overloaded(clock);
    const app = await openServer({ clock, overload });
    fill(overload);
    const headers = { appid: '999', systemid: 'AB_WEB', cookie: `AT=${memberToken}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const vote = JSON.stringify({ resourceId: 'k3v9x0q2m7c1t8zb', resourceType: 'POST', voteType: 'up' });
    const answers = await Promise.all([
      app.inject({ url: '/healthz' }),
      app.inject({ url: '/readyz' }),
      app.inject({ url: '/api/login/session', headers }),
      app.inject({ method: 'POST', url: '/api/login/logout', headers, payload: '{}' }),
      app.inject({ method: 'POST', url: '/api/feed/v1/vote', headers, payload: vote }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(503);
  });

  it('a page that was admitted has its own calls answered', async () => {
    const { overload } = overloaded(clock);
    const app = await open({ overload });
    fill(overload);
    renderer.render = async ({ ask }) => ({
      ...rendered,
      body: String((await ask({ method: 'GET', url: list, headers: { appid: '999', systemid: 'AB_WEB' } })).status),
    });
    expect((await visit(app, '/')).payload).toContain('<div id="root">200</div>');
  });
});

describe('a member who wrote, and whose browser asks for many pages at once', () => {
  it('gets two rendered personally and everyone’s for the rest, leaving others room', async () => {
    const app = await open();
    await visit(app, '/list-of-companies');
    const finish: (() => void)[] = [];
    renderer.questions = [];
    renderer.render = () => new Promise((resolve) => finish.push(() => resolve(rendered)));
    const pages = Array.from({ length: 25 }, () => visit(app, '/list-of-companies', cookies('wrote=yes')));
    const shown: unknown[] = [];
    for (const page of pages) void page.then(({ statusCode, payload }) => shown.push([statusCode, ownIn(payload)]));
    await expect.poll(() => shown.length).toBe(23);
    expect(shown).toEqual(shown.map(() => [200, expect.objectContaining({ answers: [expect.objectContaining({ status: 200 })] })]));
    expect(renderer.questions.length).toBe(2);
    const others = [visit(app, '/?one'), visit(app, '/?two')];
    await expect.poll(() => renderer.questions.length).toBe(4);
    for (const end of finish) end();
    expect((await Promise.all([...pages, ...others])).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('waits for their own turn where the page is theirs alone', async () => {
    const app = await open();
    const finish: (() => void)[] = [];
    renderer.render = () => new Promise((resolve) => finish.push(() => resolve(rendered)));
    const own = Array.from({ length: 6 }, () => visit(app, '/', cookies()));
    await expect.poll(() => renderer.questions.length).toBe(2);
    const other = visit(app, '/?other');
    await expect.poll(() => renderer.questions.length).toBe(3);
    while (renderer.questions.length < 7) {
      finish.splice(0).forEach((end) => end());
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => finish.splice(0).map((end) => end()).length).toBeGreaterThan(0);
    expect((await Promise.all([...own, other])).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 7 }, () => 200));
  });
});
