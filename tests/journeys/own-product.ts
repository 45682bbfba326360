import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { startProduct, type Product } from '#scripts/product/product.ts';
import { removeData } from '#scripts/product/product-database.ts';

type Settings = Omit<Parameters<typeof startProduct>[0], 'dataDir'>;

/** Journey test with its own product, whose data are removed afterwards. */
export const test = base.extend<{ readonly dataDir: string; readonly start: (settings: Settings) => Promise<Product> }>({
  dataDir: async ({ browserName }, give) => {
    const dataDir = mkdtempSync(join(tmpdir(), `daftar-${browserName}-`));
    await give(dataDir);
    await removeData(dataDir);
  },
  start: async ({ dataDir }, give) => {
    const started: Product[] = [];
    await give(async (settings) => {
      const product = await startProduct({ ...settings, dataDir });
      started.push(product);
      return product;
    });
    for (const product of started) await product.stop();
  },
});
