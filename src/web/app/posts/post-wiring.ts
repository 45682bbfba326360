import { createElement } from 'react';
import { Clock } from '#core/clock.ts';
import { Comments } from '#core/comments/comments.ts';
import { Communities } from '#core/communities/communities.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { Posts } from '#core/posts/posts.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentOutboxStore } from '#web/stores/comments/comment-outbox-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { CommunityStore } from '#web/stores/communities/community-store.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { Beside } from '#web/views/communities/Beside.tsx';
import { PostScreen } from '#web/views/posts/PostScreen.tsx';
import { postHead } from '#web/views/posts/post-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { speakingWords } from '#web/words/personas/speaking-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { store } from '../container/bind.ts';
import { feedSentences, postBindings } from './post-bindings.ts';
import { postOverlays } from './post-overlays.ts';
import { commentBindings } from '../comments/comment-bindings.ts';
import { exposureBindings } from '../exposure/exposure-bindings.ts';

export const Screen = () => createElement(PostScreen, { beside: createElement(Beside) });

export const shared = [...postBindings, ...commentBindings];

export const words = [...feedSentences, postPageWords, moderatedWords, commentWords, abuseWords, copyWords, speakingWords];

export const over = postOverlays;

export const bindings = [
  ...exposureBindings,
  store(PostStore, [Posts, PostPatchesStore, VotesStore, Clock]),
  store(CommunityStore, [Communities, Feeds]),
  store(CommentsStore, [Comments, CommentDraftsStore, PostPatchesStore, PostStore, CommentOutboxStore]),
];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const postId = params['postId'] ?? '';
  const shown = stores.get(PostStore);
  const suggesting = stores.get(ExploreStore).suggest();
  await shown.open(postId);
  const reading = shown.hasComments && stores.get(CommentsStore).open(postId, query.get('comment'));
  await Promise.all([suggesting, reading, stores.get(CommunityStore).openBeside()]);
};

export const head = (stores: Stores) => postHead(stores.get(PostStore), stores.get(WordsStore));
