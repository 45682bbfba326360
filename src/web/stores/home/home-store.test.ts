import { describe, expect, it } from 'vitest';
import { aCommunity, aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeContributionPrompts } from '#tests/fakes/contributions/fake-contribution-prompts.ts';
import { FakeHomePages } from '#tests/fakes/home/fake-home-pages.ts';
import { FakeOwnHomes } from '#tests/fakes/home/fake-own-homes.ts';
import { HomeStore } from './home-store.ts';

function home() {
  const content = new FakeContent([aCommunity({ name: 'Pay', isFollowed: true })], [aPost({ title: 'Is 90 days usual?', commentsCount: 3 })]);
  const ownHomes = new FakeOwnHomes(content);
  const store = new HomeStore(new FakeHomePages({ content }), ownHomes, new FakeContributionPrompts());
  return { content, ownHomes, store };
}

describe('the first page (R-001)', () => {
  it('asks for nothing of a member while nobody is signed in', async () => {
    const { store } = home();
    await store.open(undefined);
    expect([store.page.value?.discussed.length, store.own.state.status, store.prompts.state.status]).toEqual([1, 'IDLE', 'IDLE']);
  });

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

  it('shows members writings as they are now, and guests as the page has them', async () => {
    const { store, content } = home();
    await store.open('asha');
    content.posts = [];
    await store.open('asha');
    const written = (isMember: boolean) => {
      const { state } = store.written(isMember);
      return state.status === 'SUCCESS' ? state.value.discussed.length : undefined;
    };
    expect([written(true), written(false)]).toEqual([0, 1]);
  });
});
