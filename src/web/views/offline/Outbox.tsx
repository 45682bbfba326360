import { useEffect } from 'react';
import { CommentOutboxStore } from '#web/stores/comments/comment-outbox-store.ts';
import { PostViewsStore } from '#web/stores/posts/post-views-store.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { useStore } from '../stores.tsx';

/** Sends what waits on this device: votes, comments, and posts that were seen. What becomes of it is shown where it is. */
export const Outbox = () => {
  const [votes, comments, views] = [useStore(VotesStore), useStore(CommentOutboxStore), useStore(PostViewsStore)];
  useEffect(() => {
    void votes.sendKept();
    void comments.send();
    void views.send();
  }, [votes, comments, views]);
  return null;
};
