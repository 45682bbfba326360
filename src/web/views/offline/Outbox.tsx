import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { CommentOutboxStore } from '#web/stores/comments/comment-outbox-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { PollVotesStore } from '#web/stores/polls/poll-votes-store.ts';
import { PostOutboxStore } from '#web/stores/posts/post-outbox-store.ts';
import { PostViewsStore } from '#web/stores/posts/post-views-store.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Sends waiting content once possible and tells the outcome. */
export const Outbox = observer(function Outbox() {
  const [votes, polls, comments] = [useStore(VotesStore), useStore(PollVotesStore), useStore(CommentOutboxStore)];
  const [posts, views] = [useStore(PostOutboxStore), useStore(PostViewsStore)];
  const { waiting } = useStore(NameNewsStore);
  const name = waiting?.persona.userName;
  useEffect(() => {
    void votes.sendKept();
    void polls.sendKept();
    void comments.send();
    void posts.send();
    void views.send();
  }, [votes, polls, comments, posts, views, name]);
  useNews();
  return null;
});

/** Announces a begun name and the fate of posts. For observers only. */
function useNews(): void {
  const { sentOut: words } = useWords(postWords);
  const [toasts, posts, writing] = [useStore(ToastStore), useStore(PostOutboxStore), useStore(WritingStore)];
  const { begun } = useStore(NameNewsStore);
  const { arrived, refused } = posts;
  useEffect(() => {
    if (begun) toasts.show({ type: 'success', text1: words.begun(begun.userName) });
  }, [begun, toasts, words]);
  useEffect(() => {
    const change = { linkText: words.change, onLinkClick: () => writing.open({}) };
    if (arrived !== undefined) toasts.show({ type: 'success', text1: words.arrived });
    if (refused > 0) toasts.show({ type: 'failure', text1: words.refused, props: change });
    if (arrived !== undefined || refused > 0) posts.settle();
  }, [arrived, refused, posts, toasts, words, writing]);
}
