import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { isHardToSee } from '#core/moderation/moderation-outcome.ts';
import type { Post } from '#core/posts/post.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { ModeratorNotice } from '../moderation/ModeratorNotice.tsx';
import { OutcomeNotices } from '../moderation/OutcomeNotices.tsx';
import { SeenBody } from '../queue/SeenBody.tsx';
import { PostActions } from './PostActions.tsx';
import { PostBody } from './PostBody.tsx';
import { PostHead } from './PostHead.tsx';
import { PostMenu } from './PostMenu.tsx';
import { useImpression } from './use-impression.ts';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

export const WholePost = observer(function WholePost({ post }: { readonly post: Post }) {
  const words = useWords(postWords);
  const store = useStore(PostStore);
  const card = useRef<HTMLElement>(null);
  const { postId, title, status, isMine } = post;
  const removal = store.shown.value?.removal ?? null;
  const isSeenAsModerator = status !== 'LIVE' && !isMine;
  useImpression(card, [post]);
  return (
    <article ref={card} data-post={postId} className={styles.post} aria-labelledby={`title-${postId}`}>
      <PostHead post={post}>
        <PostMenu post={post} moderated={() => void store.again()} />
      </PostHead>
      <h1 id={`title-${postId}`} {...inItsLanguage(title)} className={title ? styles.whole : 'vh'}>
        {title ?? words.untitled}
      </h1>
      <OutcomeNotices {...post} resource={{ resourceId: postId, resourceType: 'POST' }} appealed={() => void store.again()} />
      {isSeenAsModerator && <ModeratorNotice status={status} removal={removal} />}
      {status === 'SCHEDULED' && <p className="inset">{words.own.SCHEDULED}</p>}
      {isSeenAsModerator ? <SeenBody post={post} isBlurred={removal !== null && isHardToSee(removal.rule)} /> : <PostBody post={post} isPreview={false} />}
      {status === 'LIVE' && <PostActions post={post} />}
    </article>
  );
});
