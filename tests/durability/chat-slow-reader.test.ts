import { expect, it, onTestFinished } from 'vitest';
import { longestMessage } from '#core/chat/message.ts';
import { LiveFixture } from '#tests/attacks/live-world.ts';
import { FaultProxy } from './fault-proxy.ts';

/** Far more than the buffers of system and server can contain. */
const most = 20_000;
const atOnce = 100;

it('a reader who reads nothing is closed, and others hear everything (B-30)', async () => {
  const world = await LiveFixture.open();
  const [writer, slow, quick] = [world.aName(), world.aMember(), world.aMember()];
  const conversationId = world.aConversation([writer, slow, quick], 'group');
  const proxy = new FaultProxy(Number(new URL(world.origin).port));
  const origin = await proxy.open();
  onTestFinished(() => proxy.close());
  const reader = await world.connected({ ...slow, headers: { ...slow.headers, origin } }, { uri: origin } as object);
  const beside = await world.connected(quick);
  await Promise.all([reader.join(conversationId), beside.join(conversationId)]);
  proxy.slow();
  const open = (): number => world.news.rooms.io?.of('/').sockets.size ?? 0;
  let said = 0;
  while (open() === 2 && said < most) {
    for (let nth = 0; nth < atOnce; nth++, said++) await world.say(conversationId, writer, 'x'.repeat(longestMessage));
    await beside.until('message', said);
  }
  expect(open()).toBe(1);
  expect(said).toBeLessThan(most);
  expect(beside.of('message')).toHaveLength(said);
});
