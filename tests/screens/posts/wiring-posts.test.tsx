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
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { PollVotesStore } from '#web/stores/polls/poll-votes-store.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { FeedOrderStore } from '#web/stores/feeds/feed-order-store.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
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

  it.each(
    Object.entries({ communities, community, department, companyPosts, post, composer, moderation, postQuestions: { ...postQuestions, shared: postBindings } }),
  )('%s shares what is the same on every page', (_, { bindings, shared }) => {
    bindOnce(shell, shared);
    const area = new Container({ parent: shell, defaultScope: 'Singleton' });
    area.load(...bindings);
    for (const token of everywhere) expect(area.get<object>(token)).toBe(shell.get<object>(token));
  });
});
