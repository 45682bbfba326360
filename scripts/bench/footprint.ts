// Benchmark: how fast the product starts, and how much memory it holds with its database.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../product/product.ts';
import { removeData } from '../product/product-database.ts';
import { atMost, medianOf, told, type Finding } from './finding.ts';

const starts = 5;

export async function footprint(): Promise<readonly Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-footprint-'));
  const first = await startProduct({ dataDir, scale: 'demo' });
  await first.stop();
  const readyMs: number[] = [];
  let memory: Finding | undefined;
  for (let start = 0; start < starts; start++) {
    const product = await startProduct({ dataDir, scale: 'demo' });
    readyMs.push(product.readyAfterMs);
    if (start === starts - 1) memory = await memoryAfterUse(product.origin, product.process.pid);
    await product.stop();
  }
  await removeData(dataDir);
  return [
    told('first start with an empty folder, until ready', first.readyAfterMs, 'ms'),
    atMost('later start, until ready, its database included', medianOf(readyMs), 600, 'ms'),
    ...(memory ? [memory] : []),
  ];
}

async function memoryAfterUse(origin: string, pid: number | undefined): Promise<Finding | undefined> {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  for (let visits = 0; visits < 50; visits++)
    await (await fetch(`${origin}/list-of-companies?cursor=&name=${visits}`, { headers: { accept: 'text/html' } })).text();
  const kibibytes = [pid, ...descendantsOf(pid)].reduce((sum, each) => sum + proportionalKibibytes(each), 0);
  return atMost('memory of the server with its database, after 50 pages', kibibytes / 1_024, 250, 'MiB');
}

function descendantsOf(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] => pairs.filter(([, ppid]) => ppid === parent).flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}

/** The part of shared memory that is this process's own share. */
const proportionalKibibytes = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
