import { Clock } from '#core/clock.ts';
import { Comments } from '#core/comments/comments.ts';
import { Posts } from '#core/posts/posts.ts';
import { BallotsStore } from '#web/stores/votes/ballots-store.ts';
import { CommentNotesStore } from '#web/stores/comments/comment-notes-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { KnownPostsStore } from '#web/stores/posts/known-posts-store.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { postHead } from '#web/views/posts/post-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { commentsBook } from '#web/words/comments/comments-book.ts';
import { talkBook } from '#web/words/posts/talk-book.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { store } from '../container/bind.ts';
import { talk, talkChunks, talkOver } from './talk.ts';
import { talkWriting } from './talk-writing.ts';

export { PostScreen as Screen } from '#web/views/posts/PostScreen.tsx';

export const shared = [...talk, ...talkWriting];

export const chunks = talkChunks;

export const books = [talkBook, commentsBook];

export const over = talkOver;

export const bindings = [store(PostStore, [Posts, KnownPostsStore, BallotsStore, Clock]), store(CommentsStore, [Comments, CommentNotesStore, KnownPostsStore])];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const postId = params['postId'] ?? '';
  await Promise.all([stores.get(PostStore).open(postId), stores.get(CommentsStore).open(postId, query.get('comment'))]);
};

export const head = (stores: Stores) => postHead(stores.get(PostStore), stores.get(WordsStore).words, stores.get(WordsStore).of(talkBook));
