// Benchmark: how much memory the server holds with its database, right after a first start and when it has been used for a while.
import { inTurns } from './crowd.ts';
import { atMost, type Finding } from './finding.ts';
import { firstStart } from './start.ts';
import { proportionalKibibytes, treeOf } from './processor-time.ts';
import { Asking } from './requests.ts';
import { viewsOf, type View } from './views.ts';
import { worldOf } from './world.ts';

const connections = 16;
const rounds = 4;
const mostOfServer = 220;
const most = 350;

/** Mixes guest and member requests, with one in four from a guest and one in four a page. */
export async function memory(requests: number): Promise<readonly Finding[]> {
  const { product } = await firstStart();
  const pid = product.process.pid ?? 0;
  const [server, all] = [mebibytesOf([pid]), mebibytesOf(treeOf(pid))];
  const fixture = await worldOf(product);
  const views = Object.values(await viewsOf(fixture));
  const guest = new Asking({ origin: product.origin, paths: mixed(views, 'guestCalls') }, connections);
  const member = new Asking({ origin: product.origin, paths: mixed(views, 'memberCalls'), headers: fixture.headers }, connections);
  for (let round = 0; round < rounds; round++) {
    await guest.ask(requests / rounds / 4);
    await member.ask((requests / rounds / 4) * 3);
    for (const asking of [guest, member]) asking.rest();
  }
  await fixture.close();
  return [
    atMost('memory of the server, right after a first start', server, mostOfServer, 'MiB'),
    atMost('the same with its database', all, most, 'MiB'),
    atMost(`the same after ${requests} mixed requests`, mebibytesOf(treeOf(pid)), most, 'MiB'),
  ];
}

function mixed(views: readonly View[], calls: 'guestCalls' | 'memberCalls'): readonly string[] {
  const pages = inTurns(views.map((view) => view.pages));
  const answers = inTurns(views.map((view) => view[calls].map(({ path }) => path)));
  return pages.flatMap((page, at) => [page, ...[0, 1, 2].map((turn) => answers[(at * 3 + turn) % answers.length] ?? '')]);
}

const mebibytesOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + proportionalKibibytes(pid), 0) / 1_024;
