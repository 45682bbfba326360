import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { pageSearched } from '#core/search/recent-searches.ts';
import { answerOf, plainAnswer } from '#core/search/search-answer.ts';
import { Search } from '#core/search/search.ts';
import type { SuggestedPage, Suggestions } from '#core/search/suggested-page.ts';
import type { SearchPage } from '#core/search/search-page.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { settled } from '#tests/settled.ts';
import { RecentSearchesStore } from './recent-searches-store.ts';
import { SearchBoxStore } from './search-box-store.ts';

const pageOf = (company: string): SuggestedPage => {
  const page = plainAnswer(answerOf('COMPANY', `/overview/${company.toLowerCase().replaceAll(' ', '-')}-overview`, { company }));
  return { ...page, title: company, pay: null };
};
const koyal = pageOf('Koyal Pay');
const foods = pageOf('Koyal Foods');
const pravaha = pageOf('Pravaha Cloudworks');

class SlowSearch extends Search {
  readonly asked: string[] = [];
  readonly #waiting: PromiseWithResolvers<Suggestions>[] = [];
  timesTrending = 0;
  popular: readonly SuggestedPage[] = [pravaha];

  suggest(typed: string): Promise<Suggestions> {
    this.asked.push(typed);
    const waiting = Promise.withResolvers<Suggestions>();
    this.#waiting.push(waiting);
    return waiting.promise;
  }

  async find(): Promise<SearchPage> {
    throw new Failure('missing');
  }

  async trending(): Promise<readonly SuggestedPage[]> {
    this.timesTrending += 1;
    return this.popular;
  }

  async answer(turn: number, ...items: SuggestedPage[]): Promise<void> {
    this.#waiting[turn]?.resolve({ items, corrected: null });
    await settled();
  }

  async fail(turn: number): Promise<void> {
    this.#waiting[turn]?.reject(new Failure('broken'));
    await settled();
  }
}

function opened() {
  const clock = new FakeClock();
  const search = new SlowSearch();
  const recent = new RecentSearchesStore(new FakeUserStorage(), { member: undefined, supposed: undefined });
  return { clock, search, recent, box: new SearchBoxStore(search, recent, clock) };
}

const said = ({ options }: SearchBoxStore) =>
  options.map((row) => (row.kind === 'words' ? row.text : row.kind === 'recent' ? `recent ${recentOf(row.recent)}` : row.page.title));
const recentOf = (recent: RecentSearchesStore['list'][number]) => (recent.kind === 'words' ? recent.text : recent.page.title);

describe('the search box (R-189)', () => {
  it('says what would be searched for at once, and the answers once they are here', async () => {
    const { box, search, clock } = opened();
    box.type('koy');
    expect([said(box), search.asked]).toEqual([['koy'], []]);
    clock.advance(59);
    box.type('koya');
    clock.advance(59);
    expect(search.asked).toEqual([]);
    clock.advance(1);
    await search.answer(0, koyal, foods);
    expect([search.asked, said(box)]).toEqual([['koya'], ['koya', 'Koyal Pay', 'Koyal Foods']]);
  });

  it('shows no older answer over a newer one, and keeps answers containing the words', async () => {
    const { box, search, clock } = opened();
    box.type('koyal');
    clock.advance(60);
    box.type('koyal f');
    clock.advance(60);
    await search.answer(1, foods);
    await search.answer(0, koyal, foods);
    expect(said(box)).toEqual(['koyal f', 'Koyal Foods']);
    box.type('koyal fo');
    expect(said(box)).toEqual(['koyal fo', 'Koyal Foods']);
    box.type('pravaha');
    expect(said(box)).toEqual(['pravaha']);
  });

  it('shows nothing of words that were taken away again', async () => {
    const { box, search, clock } = opened();
    box.type('koyal');
    clock.advance(60);
    box.type('');
    await search.answer(0, koyal);
    expect([said(box), box.isOpen]).toEqual([['Pravaha Cloudworks'], true]);
  });

  it('goes on without answers where they fail', async () => {
    const { box, search, clock } = opened();
    box.type('koyal');
    clock.advance(60);
    await search.answer(0, koyal);
    box.type('koyal p');
    clock.advance(60);
    await search.fail(1);
    expect([said(box), box.asking.state.status]).toEqual([['koyal p'], 'FAILURE']);
  });

  it('works by arrows, past either end to none, and stays on a page still there', async () => {
    const { box, search, clock } = opened();
    box.type('koyal');
    clock.advance(60);
    await search.answer(0, koyal, foods);
    box.move(-1);
    expect(box.active).toBe(2);
    box.type('koyal f');
    expect(box.active).toBe(-1);
    for (const _ of [1, 2]) box.move(1);
    expect(box.active).toBe(1);
    clock.advance(60);
    await search.answer(1, foods);
    expect([box.active, said(box)[box.active]]).toEqual([1, 'Koyal Foods']);
    box.move(1);
    expect(box.active).toBe(-1);
  });

  it('leads to the page of a row, and remembers it (R-190)', async () => {
    const { box, search, clock, recent } = opened();
    box.type('koyal');
    clock.advance(60);
    await search.answer(0, koyal);
    const [, row] = box.options;
    expect(row && box.choose(row)).toBe('/overview/koyal-pay-overview');
    expect([recent.list, box.text, box.isOpen]).toEqual([[pageSearched(koyal)], '', false]);
  });

  it('sends the words as they stand, and remembers them (R-190)', () => {
    const { box, recent } = opened();
    expect([box.send(), recent.list]).toEqual(['/search', []]);
    box.type('  nurse salary ');
    expect([box.send(), box.text, box.isOpen]).toEqual(['/search?q=nurse%20salary', 'nurse salary', false]);
    expect(recent.list).toEqual([{ kind: 'words', text: 'nurse salary' }]);
  });

  it('offers past searches before typing, and popular pages, requested once (R-190)', async () => {
    const { box, search, recent } = opened();
    recent.add(pageSearched(koyal));
    recent.add({ kind: 'words', text: 'nurse' });
    box.offer();
    await settled();
    expect(said(box)).toEqual(['recent nurse', 'recent Koyal Pay', 'Pravaha Cloudworks']);
    box.close();
    box.offer();
    expect(search.timesTrending).toBe(1);
    box.move(-1);
    const [first, second] = box.options;
    if (first) box.remove(first);
    expect([said(box), box.active]).toEqual([['recent Koyal Pay', 'Pravaha Cloudworks'], 1]);
    expect(second && box.choose(second)).toBe('/overview/koyal-pay-overview');
  });

  it('offers five popular pages at most (R-189)', async () => {
    const { box, search } = opened();
    search.popular = Array.from({ length: 7 }, (_none, at) => ({ ...pravaha, path: `/at-${at}` }));
    box.offer();
    await settled();
    expect(box.options).toHaveLength(5);
  });

  it('names a page once, whether many read it or it was searched for here', async () => {
    const { box, recent } = opened();
    recent.add(pageSearched(pravaha));
    box.offer();
    await settled();
    expect(said(box)).toEqual(['recent Pravaha Cloudworks']);
  });

  it('asks again where an arrow opens it on words that were put there', async () => {
    const { box, search, clock } = opened();
    box.settle('koyal');
    expect(box.isOpen).toBe(false);
    box.move(1);
    clock.advance(60);
    expect([box.isOpen, search.asked]).toEqual([true, ['koyal']]);
  });
});
