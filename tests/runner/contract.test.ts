import { expect, it } from 'vitest';
import { answeringServer } from '#openapi/checker/tests/answering.ts';
import { npmRun } from './npm-run.ts';

it('npm run contract ends as typed, with 2 where nothing of a contract is served', async () => {
  const foreign = await answeringServer(async () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' }));
  const { code, complained } = await npmRun('contract', ['company', '--base-url', foreign.baseUrl]);
  await foreign.close();
  expect([code, complained]).toEqual([2, expect.stringContaining('Nothing of company is served at ')]);
});
