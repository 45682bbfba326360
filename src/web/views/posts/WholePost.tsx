import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Post } from '#core/posts/post.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { OutcomeNotice } from '../moderation/OutcomeNotice.tsx';
import { PostActions } from './PostActions.tsx';
import { PostBody } from './PostBody.tsx';
import { PostHead } from './PostHead.tsx';
import { PostMenu } from './PostMenu.tsx';
import { useImpression } from './use-impression.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** A post on its own page, with nothing left out. */
export const WholePost = observer(function WholePost({ post }: { readonly post: Post }) {
  const words = useWords(postWords);
  const store = useStore(PostStore);
  const card = useRef<HTMLElement>(null);
  const { postId, title } = post;
  useImpression(card, [postId]);
  return (
    <article ref={card} data-post={postId} className={styles.post} aria-labelledby={`title-${postId}`}>
      <PostHead post={post}>
        <PostMenu post={post} />
      </PostHead>
      <h1 id={`title-${postId}`} dir="auto" className={title ? styles.whole : 'vh'}>
        {title ?? words.untitled}
      </h1>
      <OutcomeNotice {...post} resource={{ resourceId: postId, resourceType: 'POST' }} appealed={() => void store.again()} />
      <PostBody post={post} isPreview={false} />
      <PostActions post={post} />
    </article>
  );
});
