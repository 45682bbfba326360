import { describe, expect, it } from 'vitest';
import { aCommunity } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeContributionPrompts } from '#tests/fakes/contributions/fake-contribution-prompts.ts';
import { FakeHomePages } from '#tests/fakes/home/fake-home-pages.ts';
import { FakeOwnHomes } from '#tests/fakes/home/fake-own-homes.ts';
import { HomeStore } from './home-store.ts';

function home() {
  const content = new FakeContent([aCommunity({ name: 'Pay', isFollowed: true })]);
  return { content, store: new HomeStore(new FakeHomePages({ content }), new FakeOwnHomes(content), new FakeContributionPrompts()) };
}

describe('the first page (R-001)', () => {
  it('asks for a member’s part on each visit, and forgets it when they go', async () => {
    const { store, content } = home();
    await store.open('asha');
    expect(store.own.value?.communities.map(({ name }) => name)).toEqual(['Pay']);
    content.communities = [...content.communities, aCommunity({ name: 'Notice', isFollowed: true })];
    await store.follow('asha');
    expect(store.own.value?.communities).toHaveLength(1);
    await store.open('asha');
    expect(store.own.value?.communities).toHaveLength(2);
    await store.follow(undefined);
    expect([store.own.state.status, store.prompts.state.status]).toEqual(['IDLE', 'IDLE']);
  });
});
