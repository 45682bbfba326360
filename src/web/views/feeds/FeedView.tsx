import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { ReadPosts } from './ReadPosts.tsx';
import { NewPosts } from './NewPosts.tsx';
import { PostCards } from './PostCards.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { usePostKeys } from './use-post-keys.ts';

interface FeedViewProps {
  readonly empty: ReactNode;
}

/** Endless feed that keeps posts read in place. */
export const FeedView = observer(function FeedView({ empty }: FeedViewProps) {
  const { list } = useStore(FeedsStore);
  useEffect(() => list.look(), [list]);
  usePostKeys(list);
  const { items, posts } = list;
  if (items.length === 0 && list.leftOut === 0) {
    return (
      <Await request={posts} meanwhile={<PostSkeleton />}>
        {() => empty}
      </Await>
    );
  }
  return (
    <>
      <NewPosts list={list} />
      <ReadPosts list={list} />
      {items.length === 0 ? <FeedEnd list={list} isDrawn /> : <PostCards key={list.key} list={list} />}
    </>
  );
});
