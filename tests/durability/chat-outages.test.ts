import { expect, it, onTestFinished } from 'vitest';
import { aGroupOf, chatters, keptIn } from './chat-cast.ts';
import { ChatClient } from './chat-client.ts';
import { faultsIn } from './chat-history.ts';
import { aChatProduct, historyOf, lasting, secondsOf } from './chat-run.ts';

/** Outage lengths in seconds. CHAT_OUTAGE=300 adds five minutes, by hand. */
const outages = [5, 30, ...(process.env['CHAT_OUTAGE'] ?? '').split(',').filter(Boolean).map(Number)];
const longestReturn = 5;
const longestNotice = 45;
const names = [...outages.map((seconds) => `away for ${seconds} s`), 'swallowed', 'stalled', 'writer'];

/** Refuses the line for a time. Returns the time until it is live again. */
async function refused({ proxy, ...client }: { readonly proxy: ChatClient['proxy']; readonly whole: ChatClient }, seconds: number): Promise<number> {
  proxy.refuse();
  await client.whole.away();
  client.whole.write('Is anybody there?');
  await lasting(seconds * 1_000);
  proxy.repair();
  return secondsOf(() => client.whole.live());
}

/** Swallows traffic until the device's network returns. Returns the time until live. */
async function swallowed(client: ChatClient, seconds: number): Promise<number> {
  client.proxy.swallow();
  client.connections.goOffline();
  await lasting(seconds * 1_000);
  client.proxy.repair();
  return secondsOf(async () => {
    client.connections.goOnline();
    await client.away();
    await client.live();
  });
}

/** Stalls an open line. Returns the time until that is noticed. */
async function stalled(client: ChatClient): Promise<number> {
  client.proxy.stall();
  const noticed = await secondsOf(() => client.away());
  await client.live();
  return noticed;
}

it('lost lines return within 5 s, stalls show within 45 s, without misses (B-26, B-27)', { timeout: 900_000 }, async ({ annotate }) => {
  const product = await aChatProduct();
  const cast = await chatters(product, names.length);
  const conversationId = await aGroupOf(product, cast);
  const opened = await Promise.all(
    cast.map((chatter, at) => ChatClient.open({ chatter: { ...chatter, name: names[at] ?? chatter.name }, conversationId, port: product.port })),
  );
  onTestFinished(() => opened.forEach((client) => client.close()));
  const at = (name: string): ChatClient => opened[names.indexOf(name)] ?? expect.unreachable(name);
  const gone = outages.map((seconds) => refused({ proxy: at(`away for ${seconds} s`).proxy, whole: at(`away for ${seconds} s`) }, seconds));
  const others = [swallowed(at('swallowed'), outages[1] ?? 0), stalled(at('stalled'))];
  at('writer').write('Nobody hears this at once.');
  const returns = await Promise.all([...gone, ...others]);
  await at('writer').writeMany(3);
  const { length } = opened.flatMap(({ written }) => written);
  await Promise.all(opened.map((client) => client.has(length)));
  await annotate(
    names
      .slice(0, -1)
      .map((name, index) => `${name}: ${returns[index]?.toFixed(1)} s`)
      .join(', '),
  );
  expect(faultsIn(historyOf(opened, await keptIn(product, conversationId)))).toEqual({ lost: [], twice: [], outOfOrder: [] });
  expect(Math.max(...returns.slice(0, -1))).toBeLessThan(longestReturn);
  expect(returns.at(-1)).toBeLessThan(longestNotice);
});
