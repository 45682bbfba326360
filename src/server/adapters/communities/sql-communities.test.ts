import { expect, it } from 'vitest';
import { aCommunity } from '#tests/content.ts';
import { openPostServer } from '#tests/post-server.ts';

it('orders communities by followers at the last count, and shows each current number (R-055)', async () => {
  const [one, other, last] = [aCommunity({ entityId: 'c1' }), aCommunity({ entityId: 'c2' }), aCommunity({ entityId: 'c3' })];
  const server = await openPostServer([one, other, last]);
  const shown = async () => (await server.guest.communities.items('topic')).items.map(({ entityId, topicMeta }) => [entityId, topicMeta.followers]);
  await server.aMember().communities.join([last.entityId]);
  expect(await shown()).toEqual([
    ['c1', 0],
    ['c2', 0],
    ['c3', 1],
  ]);
  await server.aggregate();
  expect(await shown()).toEqual([
    ['c3', 1],
    ['c1', 0],
    ['c2', 0],
  ]);
});
