// Takes the picture of the README: what jobs pay at one company, light and 1280 wide, from the product with its demo data. `npm run screenshot -- <file>`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildIfNeeded } from './build/build-pages.ts';
import { removeData } from './product/product-database.ts';
import { startProduct } from './product/product.ts';
import { browserFlags, browserPath } from './test/browser.ts';

const [path = '.github/salaries.png'] = process.argv.slice(2);
const size = { width: 1280, height: 860 };

await buildIfNeeded(console.error);
const dataDir = mkdtempSync(join(tmpdir(), 'daftar-screenshot-'));
const product = await startProduct({ dataDir, scale: 'test' });
const browser = await chromium.launch({ executablePath: browserPath(console.error), args: browserFlags });
try {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${product.origin}/salaries/saptarishi-infotech-salaries`, { waitUntil: 'networkidle' });
  await page.screenshot({ path });
  console.log(`${path}: ${size.width} x ${size.height}`);
} finally {
  await browser.close();
  await product.stop();
  await removeData(dataDir);
}
