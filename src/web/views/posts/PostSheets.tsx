import { memo, useRef } from 'react';
import type { Post } from '#core/posts/post.ts';
import { PostCard } from './PostCard.tsx';
import { useSteadyHeight } from './use-steady-height.ts';
import { useImpression } from './use-impression.ts';
import styles from '../content/content.module.css';

/** Cards per sheet, about what a slow phone lays out in a frame. */
const sheet = 4;

interface PostSheetsProps {
  readonly posts: readonly Post[];
  readonly heights: Map<string, number>;
}

/** Cards in sheets rendered only near the screen, which matters with a thousand. */
export const PostSheets = ({ posts, heights }: PostSheetsProps) =>
  Array.from({ length: Math.ceil(posts.length / sheet) }, (_, number) => (
    <Sheet key={number} from={number * sheet} posts={posts.slice(number * sheet, (number + 1) * sheet)} heights={heights} />
  ));

const Sheet = memo(
  function Sheet({ from, posts, heights }: PostSheetsProps & { readonly from: number }) {
    const element = useRef<HTMLDivElement>(null);
    useSteadyHeight(element, heights, posts[0]?.postId ?? '');
    useImpression(element, posts);
    return (
      <div ref={element} className={styles.sheet}>
        {posts.map((post, at) => (
          <PostCard key={post.postId} post={post} at={from + at} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.heights === after.heights && before.posts.length === after.posts.length && before.posts.every((post, at) => post === after.posts[at]),
);
