import { expect, it } from 'vitest';
import { postOf, type OpenModeration } from '#tests/ports/moderation/open-moderation.ts';

export function keepsQueueItems(open: OpenModeration): void {
  it('are what waits, as readers saw it, with the reports and not who reported', async () => {
    const { queueItems, posted, reported } = await open('moderator');
    expect(await queueItems.list()).toEqual({
      items: [],
      next: null,
      waiting: 0,
      elsewhere: 0,
      forAnother: 0,
      appealsForAnother: [],
      appealedBans: 0,
      causes: [],
      places: [],
    });
    const postId = await posted();
    await reported(postId, 'spam', 2);
    const { items, next, waiting, causes, places } = await queueItems.list();
    const asReported = { reports: [{ reason: 'spam', count: 2, notes: [] }], suggestedRule: 'spam', post: { postId }, comment: null, answered: null };
    const untouched = { former: null, appealText: null, beside: null, decisions: [], versions: [], removedBefore: [] };
    expect(items).toMatchObject([{ ...postOf(postId), cause: 'reports', stage: 'first', ...asReported, ...untouched }]);
    expect([next, waiting, causes]).toEqual([null, 1, [{ cause: 'reports', count: 1 }]]);
    expect(places).toEqual([{ ...items[0]?.place, count: 1 }]);
  });

  it('come with every earlier text, word for word, the last first', async () => {
    const { queueItems, posted, reported, edited } = await open('moderator');
    const postId = await posted();
    await reported(postId);
    const { title = '', content = '' } = (await queueItems.list()).items[0]?.post ?? {};
    await edited(postId, 'My lead is a thief.');
    await edited(postId, 'My lead is kind.');
    const [item] = (await queueItems.list()).items;
    expect(item?.versions.map(({ texts }) => texts)).toEqual([
      { title, content: 'My lead is a thief.' },
      { title, content },
    ]);
  });

  it('are counted as far as this moderator can decide them, and gone once decided', async () => {
    const { moderations, queueItems, posted, reported, appealed } = await open('moderator');
    const ids = [await posted(), await posted()];
    for (const id of ids) await reported(id);
    expect(await queueItems.count()).toBe(2);
    const [first] = (await queueItems.list()).items;
    await moderations.decide(first?.itemId ?? '', { decision: 'remove', rule: 'spam' });
    expect(await queueItems.count()).toBe(1);
    await appealed(first?.resourceId ?? '', 'It is true.');
    const second = await queueItems.list({ stage: 'second' });
    expect([await queueItems.count(), second.waiting, second.elsewhere, second.forAnother]).toEqual([1, 0, 1, 1]);
    expect(second.appealsForAnother).toEqual([{ ...postOf(first?.resourceId ?? ''), postId: first?.resourceId, former: 'remove', appealText: 'It is true.' }]);
  });

  it('are nothing that the moderator wrote themselves, neither listed nor counted', async () => {
    const { queueItems, posted, reported, removed, moderations } = await open('moderator');
    const [own, others] = [await posted('the caller'), await posted()];
    await reported(own, 'threat', 3);
    await reported(others);
    const { items, waiting, causes, places } = await queueItems.list();
    expect(items).toMatchObject([postOf(others)]);
    expect([waiting, causes, places.map(({ count }) => count), await queueItems.count()]).toEqual([1, [{ cause: 'reports', count: 1 }], [1], 1]);
    const appealed = await posted('the caller');
    await removed(appealed);
    await moderations.appeal(postOf(appealed), 'It is true.');
    expect([(await queueItems.list()).elsewhere, (await queueItems.list({ stage: 'second' })).waiting, (await queueItems.list()).forAnother]).toEqual([
      0, 0, 0,
    ]);
  });

  it('come by pages, those waiting longest first or the gravest first', async () => {
    const { queueItems, posted, reported, aDayLater } = await open('moderator');
    const ids = [await posted(), await posted(), await posted()];
    for (const id of ids) {
      await reported(id, 'spam');
      aDayLater();
    }
    await reported(ids[2] ?? '', 'threat', 2);
    const first = await queueItems.list({}, null, 2);
    const second = await queueItems.list({}, first.next, 2);
    expect([first.items, second.items].map((items) => items.map(({ resourceId }) => resourceId))).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect([first.waiting, second.waiting, second.next]).toEqual([3, 3, null]);
    expect((await queueItems.list({ order: 'heaviest' })).items[0]?.resourceId).toBe(ids[2]);
    await expect(queueItems.list({}, 'elsewhere')).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('are filtered by cause and community, and how many wait is said of all', async () => {
    const { queueItems, posted, reported } = await open('moderator');
    const postId = await posted();
    await reported(postId);
    const placeId = (await queueItems.list()).places[0]?.entityId;
    expect((await queueItems.list({ cause: 'reports', placeId })).items.length).toBe(1);
    for (const filter of [{ cause: 'words' }, { placeId: 'c000000000000000' }] as const) {
      const { items, waiting } = await queueItems.list(filter);
      expect([items, waiting]).toEqual([[], 1]);
    }
  });

  it('are there for no guest and no member (S-44)', async () => {
    for (const [as, kind] of [
      ['guest', 'signed-out'],
      ['member', 'missing'],
    ] as const) {
      const { queueItems } = await open(as);
      await expect(queueItems.list()).rejects.toMatchObject({ kind });
      await expect(queueItems.count()).rejects.toMatchObject({ kind });
    }
  });
}
