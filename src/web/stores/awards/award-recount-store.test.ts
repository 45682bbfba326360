import { describe, expect, it } from 'vitest';
import type { AwardEntrant } from '#core/awards/award-rule.ts';
import type { Awards } from '#core/awards/awards.ts';
import { Failure } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { anEntrant, closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { AwardRecountStore } from './award-recount-store.ts';

const awards = new FakeAwards(closedWorld);
const list = await awards.list(2025, 'logistics');

/** Connection with two companies per answer, which breaks before some. */
class SlowLine implements Pick<Awards, 'entrants'> {
  asked: (string | null)[] = [];
  breaksAt: readonly number[] = [];
  changed: ((entrant: AwardEntrant) => AwardEntrant) | undefined;

  async entrants(...[year, slug, after]: Parameters<Awards['entrants']>): Promise<Page<AwardEntrant>> {
    this.asked.push(after);
    if (this.breaksAt.includes(this.asked.length)) throw new Failure('offline');
    const { items, next } = await awards.entrants(year, slug, after, 2);
    return { items: this.changed ? items.map(this.changed) : items, next };
  }
}

function opened(line = new SlowLine()) {
  const store = new AwardRecountStore(line);
  store.open(list);
  return { store, line };
}

describe('a list that is counted again on this device (F-19, R-197)', () => {
  it('is the same, of all pages of figures', async () => {
    const { store, line } = opened();
    expect(await store.count()).toBeUndefined();
    expect(store.recount.value).toEqual({ isSame: true, companiesCount: list.category.companiesCount });
    expect(line.asked.length).toBe(Math.ceil(list.category.companiesCount / 2));
  });

  it('is said to be another where figures do not give it', async () => {
    const { store, line } = opened();
    line.changed = (entrant) => ({ ...entrant, weeks: anEntrant().weeks });
    await store.count();
    expect(store.recount.value?.isSame).toBe(false);
  });

  it('goes on where the line broke, and fetches nothing twice', async () => {
    const { store, line } = opened();
    line.breaksAt = [2];
    expect((await store.count())?.kind).toBe('offline');
    expect([store.readCount, store.recount.state.status]).toEqual([2, 'FAILURE']);
    await store.count();
    expect(store.recount.value).toEqual({ isSame: true, companiesCount: 4 });
    expect(line.asked[2]).toBe(line.asked[1]);
    expect(line.asked.length).toBe(3);
  });

  it('ignores a second press while it counts, and starts over at a later one', async () => {
    const { store, line } = opened();
    const first = store.count();
    expect([store.isCounting, await store.count()]).toEqual([true, undefined]);
    await first;
    expect(line.asked.length).toBe(2);
    await store.count();
    expect([line.asked.length, line.asked[2]]).toEqual([4, null]);
  });

  it('leaves nothing to another list that is opened meanwhile', async () => {
    const { store } = opened();
    const counting = store.count();
    store.open(await awards.list(2025, 'mid-sized'));
    expect(await counting).toBeUndefined();
    expect([store.readCount, store.recount.state.status]).toEqual([0, 'IDLE']);
  });
});
