import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startProduct } from '#scripts/product/product.ts';

it('a stopping server tells the load balancer, answers requests, and exits with 0 (B-64, X-12)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-stopping-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const product = await startProduct({ dataDir, scale: 'none' });
  const exit = once(product.process, 'exit');
  const statusOf = async (path: string) => (await fetch(product.origin + path)).status;
  expect(await statusOf('/readyz')).toBe(200);
  product.process.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { status, headers } = await fetch(`${product.origin}/api/company/v1/companies`);
      return `${status} ${headers.get('connection')}`;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['200 close']));
  for (let noes = 1; noes < 3; noes++) expect(await statusOf('/readyz')).toBe(503);
  expect(await exit).toEqual([0, null]);
});
