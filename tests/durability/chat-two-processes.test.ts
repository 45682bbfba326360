import { expect, it, onTestFinished } from 'vitest';
import { medianOf, percentileOf } from '#scripts/bench/finding.ts';
import { aGroupOf, chatters, keptIn } from './chat-cast.ts';
import { ChatClient } from './chat-client.ts';
import { faultsIn } from './chat-history.ts';
import { aChatProduct, historyOf, secondsOf } from './chat-run.ts';

const clients = 8;
const messagesOfEach = 25;
const cutEvery = 8;
const crossings = 20;

const ways = [
  { way: 'by NOTIFY', settings: {}, mostMs: 500 },
  // As behind a pooler, where each process looks for news every 400 ms.
  { way: 'by a table', settings: { DATABASE_POOLER: 'yes' }, mostMs: 1_500 },
];

it.for(ways)('two processes on one database tell each other $way what is written, once, in order (B-31)', async ({ settings, mostMs }, { annotate }) => {
  const product = await aChatProduct(settings);
  const other = await product.beside();
  const cast = await chatters(product, clients);
  const conversationId = await aGroupOf(product, cast);
  const ports = [product.port, other.port];
  const opened = await Promise.all(cast.map((chatter, at) => ChatClient.open({ chatter, conversationId, port: ports[(at >> 1) & 1] ?? 0 })));
  onTestFinished(() => opened.forEach((client) => client.close()));

  const crossedMs: number[] = [];
  const [here, there] = [opened[0] ?? expect.unreachable(), opened[2] ?? expect.unreachable()];
  for (let nth = 1; nth <= crossings; nth++) {
    here.write(`Crossing ${nth}`);
    crossedMs.push((await secondsOf(() => there.has(nth))) * 1_000);
  }
  const writing = opened.map((client) => {
    let wrote = 0;
    return client.writeMany(messagesOfEach, () => ++wrote % cutEvery === 0 && client.proxy.cut());
  });
  await Promise.all(writing);
  await Promise.all(opened.map((client) => client.has(crossings + clients * messagesOfEach)));
  await annotate(`crossed: median ${medianOf(crossedMs).toFixed(0)} ms, p99 ${percentileOf(crossedMs, 99).toFixed(0)} ms`);
  expect(faultsIn(historyOf(opened, await keptIn(product, conversationId)))).toEqual({ lost: [], twice: [], outOfOrder: [] });
  expect(medianOf(crossedMs)).toBeLessThan(mostMs);
});
