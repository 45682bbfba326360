import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Visitor } from '#scripts/product/visitor.ts';
import { startProduct, type Product } from '#scripts/product/product.ts';
import { anEmptyDatabase } from '#tests/database.ts';
import { DatabaseProxy } from './database-proxy.ts';

const writer = { appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin' };

/** Product behind a database proxy that can be cut. */
async function productOver(proxy: DatabaseProxy): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-away-'));
  const product = await startProduct({ dataDir, scale: 'test', settings: { DATABASE_URL: await proxy.open() } });
  onTestFinished(async () => {
    await product.stop();
    proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return product;
}

/** Server's answer about the signed-in member: status, member, and cookies set. */
async function seen(
  { origin }: Product,
  member: Visitor,
): Promise<{ readonly status: number; readonly userId: string | undefined; readonly setsCookies: boolean }> {
  const answer = await fetch(`${origin}/api/login/session`, { headers: member.headers });
  const { member: found } = (await answer.json()) as { readonly member?: { readonly userId: string } | null };
  return { status: answer.status, userId: found?.userId, setsCookies: answer.headers.has('set-cookie') };
}

describe('while the database is away', () => {
  it('nobody is signed out, and everyone is in again once it returns (B-05)', async () => {
    const { url } = await anEmptyDatabase();
    const proxy = new DatabaseProxy(url);
    const product = await productOver(proxy);
    const member = new Visitor(product.origin);
    await member.signIn();
    const { userId } = await seen(product, member);
    expect(userId).toEqual(expect.any(String));

    proxy.cut();
    expect(await seen(product, member)).toEqual({ status: 503, userId: undefined, setsCookies: false });
    const renewal = await fetch(`${product.origin}/api/login/session/refresh`, { method: 'POST', headers: { ...member.headers, ...writer } });
    expect([renewal.status, renewal.headers.get('retry-after') !== null, renewal.headers.has('set-cookie')]).toEqual([503, true, false]);

    proxy.repair();
    await expect.poll(() => seen(product, member)).toMatchObject({ status: 200, userId });
  });
});
