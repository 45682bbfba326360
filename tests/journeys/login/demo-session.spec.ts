import { execFileSync } from 'node:child_process';
import { expect, test } from 'playwright/test';

test('a command signs someone new in, in whose name the contract is held (R-250)', async ({ request, baseURL }) => {
  const newSession = () =>
    JSON.parse(execFileSync(process.execPath, ['scripts/product/demo-session.ts', baseURL ?? ''], { encoding: 'utf8' })) as { cookie: string };
  const [one, other] = [newSession(), newSession()];
  expect(one.cookie).not.toBe(other.cookie);
  const headers = { appid: '999', systemid: 'AB_WEB', ...one };
  const profile = await request.get('/api/user/user/profile', { headers });
  expect([profile.status(), await profile.json()]).toEqual([200, expect.objectContaining({ isReader: false, isWriter: false })]);
});
