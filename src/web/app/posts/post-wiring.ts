import { Clock } from '#core/clock.ts';
import { Comments } from '#core/comments/comments.ts';
import { Posts } from '#core/posts/posts.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { postHead } from '#web/views/posts/post-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { store } from '../container/bind.ts';
import { feedSentences, postBindings, postChunks, postOverlays } from './post-bindings.ts';
import { commentBindings } from '../comments/comment-bindings.ts';

export { PostScreen as Screen } from '#web/views/posts/PostScreen.tsx';

export const shared = [...postBindings, ...commentBindings];

export const chunks = postChunks;

export const words = [...feedSentences, postPageWords, moderatedWords, commentWords, abuseWords, copyWords];

export const over = postOverlays;

export const bindings = [
  store(PostStore, [Posts, PostPatchesStore, VotesStore, Clock]),
  store(CommentsStore, [Comments, CommentDraftsStore, PostPatchesStore]),
];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const postId = params['postId'] ?? '';
  const shown = stores.get(PostStore);
  await shown.open(postId);
  if (shown.hasComments) await stores.get(CommentsStore).open(postId, query.get('comment'));
};

export const head = (stores: Stores) => postHead(stores.get(PostStore), stores.get(WordsStore));
