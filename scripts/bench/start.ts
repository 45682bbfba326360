// Benchmark: how long the product takes until it has given its first page: from a fresh clone, and then again on what is there.
// The first start fills the demo that the other parts are measured on.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { screens } from '#core/navigation/screens.ts';
import { removeData } from '../product/product-database.ts';
import { startProduct, type Product } from '../product/product.ts';
import { atMost, medianOf, recorded, type Finding } from './finding.ts';
import { startPlain } from './plain-side.ts';
import { bodyOf } from './requests.ts';

export const demoWorldDir = '.cache/demo-world';

const starts = 5;
const mostMs = { first: 40_000, later: 2_000 } as const;

interface FirstStart {
  readonly product: Product;
  /** Time to the first page, without fetching packages, which depends on the network. */
  readonly firstPageMs: number;
}

let existing: Promise<FirstStart & { readonly clone: string }> | undefined;

/** First start of the product, made once in a run and left running. */
export const firstStart = (): Promise<FirstStart> => (existing ??= startFresh());

/** Stops the product and keeps the world it filled. */
export async function endFirstStart(): Promise<void> {
  const { product, clone } = (await existing) ?? {};
  await product?.stop();
  if (clone !== undefined) rmSync(clone, { recursive: true, force: true });
}

async function startFresh() {
  await removeData(demoWorldDir);
  const clone = freshClone();
  const began = performance.now();
  const product = await startProduct({ dataDir: resolve(demoWorldDir), scale: 'demo', clone });
  await bodyOf(product, screens.communities);
  return { product, clone, firstPageMs: performance.now() - began };
}

/** Copy of all project files in their own folder, with the packages installed here. */
function freshClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'daftar-clone-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(clone, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  return clone;
}

export async function start(): Promise<readonly Finding[]> {
  const { firstPageMs } = await firstStart();
  await endFirstStart();
  const later: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < starts; turn++) {
    later.push(await firstAnswerMs(() => startProduct({ dataDir: demoWorldDir, scale: 'demo' }), screens.communities));
    plain.push(await firstAnswerMs(() => startPlain({ '/': { base64: btoa('ready') } }, ''), '/'));
  }
  return [
    recorded('a plain server, until its first answer', medianOf(plain), 'ms'),
    atMost('a fresh clone with its packages, until the first page', firstPageMs, mostMs.first, 'ms'),
    atMost('later start, until the first page', medianOf(later), mostMs.later, 'ms'),
  ];
}

async function firstAnswerMs(serve: () => Promise<{ readonly origin: string; stop(): Promise<void> }>, path: string): Promise<number> {
  const began = performance.now();
  const server = await serve();
  await bodyOf(server, path);
  const took = performance.now() - began;
  await server.stop();
  return took;
}
