import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { bindOnce } from '#web/app/container/bind.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import * as community from '#web/app/communities/community-wiring.ts';
import * as companyPosts from '#web/app/communities/company-posts-wiring.ts';
import * as composer from '#web/app/composer/composer-wiring.ts';
import * as department from '#web/app/communities/department-wiring.ts';
import * as moderation from '#web/app/moderation/moderation-wiring.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import * as postQuestions from '#web/app/posts/post-questions-wiring.ts';
import { postBindings } from '#web/app/posts/post-bindings.ts';
import * as transparency from '#web/app/moderation/transparency-wiring.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { PollVotesStore } from '#web/stores/polls/poll-votes-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { CommunityChoiceStore } from '#web/stores/composer/community-choice-store.ts';
import { CommunityStore } from '#web/stores/communities/community-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { FeedOrderStore } from '#web/stores/feeds/feed-order-store.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { OwnOffersStore } from '#web/stores/composer/own-offers-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { PostPicturesStore } from '#web/stores/composer/post-pictures-store.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { PostViewsStore } from '#web/stores/posts/post-views-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { open } from '#tests/screens/open.tsx';
import { aPage } from '#tests/screens/login/with-login.ts';

const everywhere = [
  VotesStore,
  PollVotesStore,
  MembershipsStore,
  PostPatchesStore,
  FeedsStore,
  FeedOrderStore,
  PostViewsStore,
  PostActionsStore,
  PersonaChoiceStore,
  ExploreStore,
  WritingGateStore,
  WritingStore,
];

describe('the wirings of what people say', () => {
  const { shell } = open(aPage, '/', '/');

  it.each([
    ['communities', communities, [CommunityStore]],
    ['one community', community, [CommunityStore]],
    ['department', department, [CommunityStore]],
    ['company posts', companyPosts, [CommunityStore, CompanyStore]],
    ['post', post, [PostStore, CommentsStore]],
    ['composer', composer, [ComposerStore, PostPicturesStore, OwnOffersStore, CommunityChoiceStore]],
    ['moderation', moderation, [ModerationStore]],
    ['questions about a post', { ...postQuestions, shared: postBindings }, [PostQuestionsStore]],
  ])('%s finds all that it promises, and shares the rest', (_, { bindings, shared }, promised) => {
    bindOnce(shell, shared);
    const area = new Container({ parent: shell, defaultScope: 'Singleton' });
    area.load(...bindings);
    for (const token of promised) expect(area.get<object>(token)).toBeInstanceOf(token);
    for (const token of everywhere) expect(area.get<object>(token)).toBe(shell.get<object>(token));
  });

  it('of the ledger needs nothing of the others', () => {
    const area = new Container({ parent: shell, defaultScope: 'Singleton' });
    area.load(...transparency.bindings);
    expect(area.get(LedgerStore)).toBeInstanceOf(LedgerStore);
  });

  it('bind their parts in a shell once, however often', () => {
    bindOnce(shell, postBindings);
    bindOnce(shell, postBindings);
    expect(shell.get(VotesStore)).toBe(shell.get(VotesStore));
  });
});
