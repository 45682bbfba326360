import { describe, expect, it } from 'vitest';
import type { WireRequest } from '#contract/rendered-page.ts';
import type { Operation } from '#openapi/read/operation.ts';
import { ResponseCache } from '../traffic/response-cache.ts';
import { askingForAll } from './answers-for-all.ts';

const operations = [
  { path: '/api/company/v1/company/{urlName}/badges', isSameForAll: true, cacheSeconds: 30 },
  { path: '/api/company/v1/company/{urlName}', isSameForAll: false, cacheSeconds: 30 },
] as Operation[];

function openPage(status = 200) {
  let now = 0;
  const asked: string[] = [];
  const as = (who: string) => async (call: WireRequest) => {
    asked.push(`${who} ${call.url}`);
    return { status, headers: {}, body: `for ${who}` };
  };
  const cache = new ResponseCache<Awaited<ReturnType<ReturnType<typeof as>>>>({ elapsed: () => now }, 10);
  const asking = askingForAll(operations, cache, as('a guest'));
  const ask = async (url: string, method = 'GET', who = 'a member') => (await asking(as(who))({ method, url, headers: {} })).body;
  return { asked, ask, pass: (ms: number) => (now += ms) };
}

const badges = '/api/company/v1/company/sunrise/badges';

describe('what a member’s page asks', () => {
  it('is asked as a guest where equal for all, once for all members meanwhile', async () => {
    const { asked, ask, pass } = openPage();
    expect([await ask(badges), await ask(badges, 'GET', 'another')]).toEqual(['for a guest', 'for a guest']);
    pass(30_000);
    await ask(badges);
    await ask(`${badges}?language=hi`);
    expect(asked).toEqual([`a guest ${badges}`, `a guest ${badges}`, `a guest ${badges}?language=hi`]);
  });

  it('is asked in their name each time where it is not', async () => {
    const { asked, ask } = openPage();
    for (const url of ['/api/company/v1/company/sunrise', `${badges}/more`, `/api${badges}`]) await ask(url);
    await ask(badges, 'POST');
    await ask('/api/company/v1/company/sunrise', 'GET', 'another');
    expect(asked.every((each) => each.startsWith('a member') || each.startsWith('another'))).toBe(true);
    expect(asked).toHaveLength(5);
  });

  it('is asked again where it failed', async () => {
    const { asked, ask } = openPage(503);
    await ask(badges);
    await ask(badges);
    expect(asked).toHaveLength(2);
  });
});
