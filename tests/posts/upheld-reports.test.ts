import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { published } from './helpers.ts';
import { decide, openedWith, report } from './moderating.ts';

/** Member with three reports, and the weight of a further one. */
async function withReports() {
  const opened = await openedWith();
  const { server, writer, reader } = opened;
  const other = server.aMember({ role: 'moderator' });
  const posts = async (each: (id: string) => Promise<unknown>) => {
    for (let turn = 0; turn < 3; turn++) await each(await published(server, writer));
  };
  const nextTenths = async () => {
    const last = await published(server, writer);
    await report(reader, last);
    const { rows } = await sql<{ readonly tenths: number }>`select tenths from report where thing = ${last}`.execute(server.db);
    return rows[0]?.tenths;
  };
  const secondLook = async (decision: 'keep' | 'remove') => {
    const [item] = (await other.queueItems.list({ stage: 'second' })).items;
    await other.moderations.decide(item?.itemId ?? '', { decision, rule: decision === 'keep' ? null : 'spam' });
  };
  return { ...opened, secondLook, posts, nextTenths };
}

it.each([
  ['stands, also after a second look, is a report', 'remove', 20],
  ['a second look overturned is no report', 'keep', 10],
] as const)('a removal that %s that moderators agreed with', async (_what, decision, tenths) => {
  const { writer, reader, moderator, secondLook, posts, nextTenths } = await withReports();
  await posts(async (id) => {
    await report(reader, id);
    await decide(moderator, id, 'remove', 'spam');
    await writer.moderations.appeal({ resourceId: id, resourceType: 'POST' }, 'It is no spam.');
    await secondLook(decision);
  });
  expect(await nextTenths()).toBe(tenths);
});

it('a report of what was removed and restored before is not counted as upheld', async () => {
  const { reader, moderator, posts, nextTenths } = await withReports();
  await posts(async (id) => {
    const post = { resourceId: id, resourceType: 'POST' } as const;
    await moderator.interventions.act(post, { kind: 'remove', rule: 'spam' });
    await moderator.interventions.act(post, { kind: 'restore', rule: null });
    await report(reader, id);
    await decide(moderator, id, 'keep');
  });
  expect(await nextTenths()).toBe(10);
});

it('a report found unfounded is not counted as upheld after a later removal', async () => {
  const { reader, moderator, posts, nextTenths } = await withReports();
  await posts(async (id) => {
    await report(reader, id);
    await decide(moderator, id, 'keep');
    await moderator.interventions.act({ resourceId: id, resourceType: 'POST' }, { kind: 'remove', rule: 'spam' });
  });
  expect(await nextTenths()).toBe(10);
});
