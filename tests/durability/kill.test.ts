import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/adapters/database/database.ts';
import { databaseFor, removeData } from '#scripts/product/product-database.ts';
import { startProduct, type Product } from '#scripts/product/product.ts';

const rounds = 10;
const writesARound = 1_000;
const writers = 32;

/** Writes until the server is killed midway, and counts acknowledgements. */
async function writeUntilKilled(product: Product, round: number): Promise<{ acknowledged: number; attempted: number }> {
  const count = { acknowledged: 0, attempted: 0 };
  const killAfter = writesARound / 4 + round * 50;
  const write = async () => {
    while (count.attempted < writesARound) {
      count.attempted++;
      const { ok } = await report(product.origin, count.attempted);
      if (!ok) return;
      count.acknowledged++;
      if (count.acknowledged === killAfter) void product.kill();
    }
  };
  await Promise.allSettled(Array.from({ length: writers }, write));
  await product.kill();
  return count;
}

/** Report from its own address, to avoid limits behind a trusted proxy. */
const report = (origin: string, at: number) =>
  fetch(`${origin}/api/v4/log/error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', origin, 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` },
    body: JSON.stringify({ error: { name: 'Error', message: `Planted ${at % 40}` }, display: 'WEB' }),
  });

describe('the server, killed in the middle of a thousand writes, ten times', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-kill-'));
  afterAll(() => removeData(dataDir));

  it('has every acknowledged write after each restart, and none that nobody made (B-01)', async () => {
    const total = { acknowledged: 0, attempted: 0 };
    for (let round = 0; round < rounds; round++) {
      const product = await startProduct({ dataDir, scale: 'none', settings: { TRUST_PROXY: '127.0.0.1' } });
      const { acknowledged, attempted } = await writeUntilKilled(product, round);
      total.acknowledged += acknowledged;
      total.attempted += attempted;
      expect(acknowledged).toBeLessThan(writesARound);
    }
    const database = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
    const { kept } = await database.db
      .selectFrom('error_report')
      .select((row) => row.fn.sum<string>('times').as('kept'))
      .executeTakeFirstOrThrow();
    await database.close();
    expect(Number(kept)).toBeGreaterThanOrEqual(total.acknowledged);
    expect(Number(kept)).toBeLessThanOrEqual(total.attempted);
  });
});
