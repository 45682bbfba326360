// Benchmark: how long the product takes to start, with its database, until it has given its first page.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screens } from '#core/navigation/screens.ts';
import { startProduct } from '../product/product.ts';
import { removeData } from '../product/product-database.ts';
import { atMost, medianOf, told, type Finding } from './finding.ts';
import { startPlain } from './plain-side.ts';
import { bodyOf } from './requests.ts';

const starts = 5;
const mostMs = 3_000;

/** Starts with an empty folder, and then again with what stands in it. */
export async function start(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-start-'));
  const first = await firstPageMs(dataDir);
  const later: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < starts; turn++) {
    later.push(await firstPageMs(dataDir));
    plain.push(await plainMs());
  }
  await removeData(dataDir);
  return [
    told('a plain server, until its first answer', medianOf(plain), 'ms'),
    told('first start with an empty folder, until the first page', first, 'ms'),
    atMost('later start, until the first page', medianOf(later), mostMs, 'ms'),
  ];
}

async function firstPageMs(dataDir: string): Promise<number> {
  const began = performance.now();
  const product = await startProduct({ dataDir, scale: 'demo' });
  await bodyOf(product, screens.communities);
  const took = performance.now() - began;
  await product.stop();
  return took;
}

async function plainMs(): Promise<number> {
  const began = performance.now();
  const plain = await startPlain({ '/': { text: 'ready' } }, '');
  await bodyOf(plain, '/');
  const took = performance.now() - began;
  await plain.stop();
  return took;
}
