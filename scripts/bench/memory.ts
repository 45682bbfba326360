// Benchmark: how much memory the server holds with its database when it has been used for a while.
import { atMost, told, type Finding } from './finding.ts';
import { pageAddresses } from './page-addresses.ts';
import { proportionalKibibytes, treeOf } from './processor-time.ts';
import { Asking } from './requests.ts';
import { openWorld } from './world.ts';

const requests = 45_000;
const connections = 16;
/** One in so many is of a guest, as many are of a page. */
const turns = 4;
const mostMebibytes = 250;

/** Pages and answers, of guests and of a member, among them everything that is kept and much that is not. */
export async function memory(): Promise<readonly Finding[]> {
  const world = await openWorld();
  try {
    const { origin } = world.product;
    const all = Object.values(await pageAddresses(world));
    const paths = all.flatMap(({ pages, memberCalls }) => pages.flatMap((page, at) => [page, ...repeated(memberCalls, at)]));
    const mixed = paths.map((_, at) => paths[(at * 7_919) % paths.length] ?? '');
    const before = mebibytesOf(world.product.process.pid ?? 0);
    const member = new Asking({ origin, headers: world.headers, paths: mixed }, connections);
    const guest = new Asking({ origin, paths: mixed.filter((path) => !path.includes('PERSONALIZED')) }, connections);
    for (let round = 0; round < turns; round++) {
      await guest.ask(requests / turns / turns);
      guest.rest();
      await member.ask((requests / turns / turns) * (turns - 1));
      member.rest();
    }
    return [
      told('memory of the server with its database, as it starts', before, 'MiB'),
      atMost(`the same after ${requests} mixed requests`, mebibytesOf(world.product.process.pid ?? 0), mostMebibytes, 'MiB'),
    ];
  } finally {
    await world.stop();
  }
}

/** Calls are asked for more often than pages: several for each. */
const repeated = (calls: readonly string[], at: number): readonly string[] =>
  calls.length === 0 ? [] : Array.from({ length: turns - 1 }, (_, turn) => calls[(at * (turns - 1) + turn) % calls.length] ?? '');

const mebibytesOf = (pid: number): number => treeOf(pid).reduce((sum, each) => sum + proportionalKibibytes(each), 0) / 1_024;
