import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { postOf } from '#tests/ports/moderation/open-moderation.ts';
import { aPostServer, crowd, published } from '#tests/posts/helpers.ts';
import { drawPlaces } from './draw-places.ts';

async function aSitting() {
  const server = await aPostServer();
  const [writer, moderator, [reporter]] = [server.aMember(), server.aMember({ role: 'moderator' }), crowd(server, 1)];
  const ids: string[] = [];
  for (let nth = 0; nth < 12; nth++) ids.push(await published(server, writer));
  for (const id of ids) await reporter?.reports.file({ ...postOf(id), reason: 'spam' });
  const placed = async () => (await server.db.selectFrom('moderation_item').select('thing').orderBy('place').execute()).map(({ thing }) => thing);
  return { server, moderator, ids, placed };
}

describe('the order of what waits for a moderator', () => {
  it('tells nobody who moderates which posts were written in one sitting (A-2)', async () => {
    const { moderator, ids } = await aSitting();
    const shown = (await moderator.queueItems.list()).items.map(({ resourceId }) => resourceId);
    expect(shown.toSorted()).toEqual(ids.toSorted());
    expect(shown).not.toEqual(ids);
  });

  it('tells nobody who has the database either, once places are drawn (A-2)', async () => {
    const { server, ids, placed } = await aSitting();
    expect(await placed()).toEqual(ids);
    await drawPlaces(server.db, '2026-11-20');
    const drawn = await placed();
    expect(drawn.toSorted()).toEqual(ids.toSorted());
    expect(drawn).not.toEqual(ids);
  });

  it('keeps the decisions about one thing one after the other', async () => {
    const { server, moderator, ids } = await aSitting();
    const [thing = ''] = ids;
    for (const kind of ['remove', 'restore', 'remove'] as const)
      await moderator.interventions.act(postOf(thing), kind === 'restore' ? { kind, rule: null } : { kind, rule: 'spam' });
    const announced = async () =>
      (await sql<{ readonly id: string }>`select id from moderation_item where thing = ${thing} order by place`.execute(server.db)).rows.map(({ id }) => id);
    const before = await announced();
    for (let hour = 0; hour < 5; hour++) await drawPlaces(server.db, '2026-11-20');
    expect(await announced()).toEqual(before);
    expect(before.length).toBeGreaterThan(2);
  });
});
