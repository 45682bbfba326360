// Benchmark: how long the product takes until it has given its first page: from a fresh clone, and then again on what stands there.
import { screens } from '#core/navigation/screens.ts';
import { startProduct } from '../product/product.ts';
import { atMost, medianOf, told, type Finding } from './finding.ts';
import { demoWorldDir, endFirstStart, firstStart } from './first-start.ts';
import { startPlain } from './plain-side.ts';
import { bodyOf } from './requests.ts';

const starts = 5;
const mostMs = { first: 40_000, later: 2_000 } as const;

export async function start(): Promise<readonly Finding[]> {
  const { firstPageMs } = await firstStart();
  await endFirstStart();
  const later: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < starts; turn++) {
    later.push(await laterMs());
    plain.push(await plainMs());
  }
  return [
    told('a plain server, until its first answer', medianOf(plain), 'ms'),
    atMost('a fresh clone with its packages, until the first page', firstPageMs, mostMs.first, 'ms'),
    atMost('later start, until the first page', medianOf(later), mostMs.later, 'ms'),
  ];
}

async function laterMs(): Promise<number> {
  const began = performance.now();
  const product = await startProduct({ dataDir: demoWorldDir, scale: 'demo' });
  await bodyOf(product, screens.communities);
  const took = performance.now() - began;
  await product.stop();
  return took;
}

async function plainMs(): Promise<number> {
  const began = performance.now();
  const plain = await startPlain({ '/': { base64: btoa('ready') } }, '');
  await bodyOf(plain, '/');
  const took = performance.now() - began;
  await plain.stop();
  return took;
}
