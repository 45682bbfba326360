import { expect, it, onTestFinished } from 'vitest';
import { aGroupOf, chatters, keptIn } from './chat-cast.ts';
import { ChatClient } from './chat-client.ts';
import { faultsIn } from './chat-history.ts';
import { aChatProduct, historyOf, nowAndThen, secondsOf } from './chat-run.ts';

const clients = 20;
const messagesOfEach = 250;
const all = clients * messagesOfEach;
const cutEveryMs = 2_000;
const longestReturn = 10;
/** Takes 106 s alone; other tests share its two cores. */
const longestRunMs = 480_000;

it('twenty often-cut clients get 5,000 messages once, in order, despite a kill (B-24, B-25)', { timeout: longestRunMs }, async ({ annotate }) => {
  const product = await aChatProduct();
  const cast = await chatters(product, clients);
  const conversationId = await aGroupOf(product, cast);
  const opened = await Promise.all(cast.map((chatter) => ChatClient.open({ chatter, conversationId, port: product.port })));
  onTestFinished(() => opened.forEach((client) => client.close()));
  let isCutting = true;
  const cutting = opened.map(({ proxy }) => nowAndThen(cutEveryMs, () => isCutting && proxy.cut()));
  onTestFinished(() => cutting.forEach((stop) => stop()));

  let [wrote, back] = [0, Infinity];
  let killing: Promise<void> | undefined;
  const kill = async (): Promise<void> => {
    isCutting = false;
    await product.killAndStart();
    back = await secondsOf(() => Promise.all(opened.map((client) => client.live())));
    isCutting = true;
  };
  const killInTheMiddle = (): void => void (++wrote >= all * 0.4 && (killing ??= kill()));
  const took = await secondsOf(() => Promise.all(opened.map((client) => client.writeMany(messagesOfEach, killInTheMiddle))));
  await killing;
  for (const stop of cutting) stop();
  await Promise.all(opened.map((client) => client.has(all)));

  const cuts = opened.reduce((sum, { proxy }) => sum + proxy.cuts, 0);
  await annotate(`${all} messages in ${took.toFixed(0)} s, ${cuts} cuts; all live ${back.toFixed(1)} s after the server was`);
  expect(faultsIn(historyOf(opened, await keptIn(product, conversationId)))).toEqual({ lost: [], twice: [], outOfOrder: [] });
  expect(cuts).toBeGreaterThan(clients * 5);
  expect(back).toBeLessThan(longestReturn);
});
