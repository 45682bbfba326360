import { describe, expect, it } from 'vitest';
import { aCommunity } from '#tests/content.ts';
import { openPostServer } from '#tests/post-server.ts';
import { published } from './helpers.ts';
const opened = () => openPostServer([aCommunity(), aCommunity(), aCommunity()]);

describe('a block that is pressed again', () => {
  it('closes a name once to whom they blocked, however often they block them (R-072, F-16)', async () => {
    const server = await opened();
    const [reader, loud] = [server.aMember(), server.aMember()];
    const theirs = await published(server, loud);
    for (const persona of ['ANONYMOUS', 'ANONYMOUS'] as const) await reader.mutes.add({ resourceId: theirs, resourceType: 'POST' }, 'BLOCK', persona);
    expect([(await reader.mutes.list()).length, (await server.db.selectFrom('block').selectAll().execute()).length]).toEqual([1, 1]);
  });
});
