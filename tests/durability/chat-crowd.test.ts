import { expect, it, onTestFinished } from 'vitest';
import { percentileOf } from '#scripts/bench/finding.ts';
import { proportionalKibibytes } from '#scripts/bench/processor-time.ts';
import type { LineState } from '#core/chat/live-line.ts';
import { longestMessage } from '#core/chat/message.ts';
import { aGroupOf, chatters, keptIn } from './chat-cast.ts';
import { chatsOf, ChatClient, lineOf, personaOf, type Chatter } from './chat-client.ts';
import { aChatProduct, secondsOf } from './chat-run.ts';

const lines = 1_000;
const linesOfEach = 10;
const longestReturn = 30;

/** Open line that reconnects by itself. */
class CountedLine {
  isLive = false;
  readonly close: () => void;
  readonly #waiting: (() => void)[] = [];

  constructor(chatter: Chatter, origin: string) {
    const { line } = lineOf(chatter, origin);
    line.listen(
      () => undefined,
      (state) => this.#changed(state),
    );
    line.open([personaOf(chatter)]);
    this.close = () => line.close();
  }

  live(): Promise<void> {
    return this.isLive ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  #changed({ isLive }: LineState): void {
    this.isLive = isLive;
    if (isLive) for (const come of this.#waiting.splice(0)) come();
  }
}

it('a thousand lines return within 30 s of a kill, and others are served (B-29)', async ({ annotate }) => {
  const product = await aChatProduct();
  const cast = await chatters(product, lines / linesOfEach + 1);
  const origin = `http://127.0.0.1:${product.port}`;
  const [asking, ...rest] = cast;
  const chats = asking ? chatsOf(asking, origin) : expect.unreachable();
  const opened = rest.flatMap((chatter) => Array.from({ length: linesOfEach }, () => new CountedLine(chatter, origin)));
  onTestFinished(() => opened.forEach((line) => line.close()));
  await Promise.all(opened.map((line) => line.live()));

  await product.killAndStart();
  const all = { areBack: false };
  const returning = secondsOf(() => Promise.all(opened.map((line) => line.live()))).finally(() => (all.areBack = true));
  const tookMs: number[] = [];
  while (!all.areBack) tookMs.push((await secondsOf(() => chats.totals())) * 1_000);
  const back = await returning;
  await annotate(`${opened.length} lines back in ${back.toFixed(1)} s; another request, ${tookMs.length} times: p99 ${percentileOf(tookMs, 99).toFixed(0)} ms`);
  expect(opened.filter(({ isLive }) => isLive)).toHaveLength(lines);
  expect(back).toBeLessThan(longestReturn);
});

const writers = 90;
const messagesOfEach = 25;
const atOnce = 8;
/** In MiB. The heap fluctuates by half of that without any reader. */
const mostGrowth = 100;
const mebibytesOf = (pid: number): number => proportionalKibibytes(pid) / 1_024;

it('a reader who reads nothing costs little server memory, and gets everything later (B-30)', { timeout: 600_000 }, async ({ annotate }) => {
  const product = await aChatProduct();
  const cast = await chatters(product, writers + 2);
  const conversationId = await aGroupOf(product, cast);
  const readers = await Promise.all(cast.slice(0, 2).map((chatter) => ChatClient.open({ chatter, conversationId, port: product.port })));
  onTestFinished(() => readers.forEach((client) => client.close()));
  const text = 'x'.repeat(longestMessage);
  const ways = cast.slice(2).map((chatter) => chatsOf(chatter, `http://127.0.0.1:${product.port}`));
  const writeAll = async (count: number): Promise<void> => {
    const turns = Array.from({ length: count }, () => ways)
      .flat()
      .values();
    const writer = async (): Promise<void> => {
      for (const chats of turns) await chats.send({ conversationId }, { clientMessageId: crypto.randomUUID(), text });
    };
    await Promise.all(Array.from({ length: atOnce }, writer));
  };
  // The same once without a fault, so that what the writing itself costs is not counted.
  await writeAll(messagesOfEach);
  const before = mebibytesOf(product.pid);
  readers[0]?.proxy.slow();
  await writeAll(messagesOfEach);
  const growth = mebibytesOf(product.pid) - before;
  const { length } = await keptIn(product, conversationId);
  const later = await secondsOf(() => Promise.all(readers.map((client) => client.has(length))));
  await annotate(
    `the server grew by ${growth.toFixed(0)} MiB with ${length} messages of ${longestMessage} signs; the reader had all ${later.toFixed(0)} s later`,
  );
  expect(readers.map(({ timeline }) => timeline.length)).toEqual([length, length]);
  expect(growth).toBeLessThan(mostGrowth);
});
