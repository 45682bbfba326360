import { postPath } from '#core/navigation/screens.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { mayGoOutAgain } from '#core/composer/may-go-out-again.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useKeptInSight } from '../content/use-kept-in-sight.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { PostedText } from './PostedText.tsx';
import styles from './composer.module.css';

interface AlreadyPostedProps {
  readonly postId: string;
  readonly children?: ReactNode;
}

/** Tells that a draft was already posted, under which name, and offers to view, edit or repost. */
export const AlreadyPosted = observer(function AlreadyPosted({ postId, children }: AlreadyPostedProps) {
  const { already: words, elsewhere } = useWords(composerWords);
  const already = useStore(AlreadyPostedStore);
  const writing = useStore(WritingStore);
  const { profileType } = useStore(ComposerStore).writing;
  const { posted } = already;
  const { state } = posted;
  const block = useKeptInSight<HTMLDivElement>(state.status);
  useEffect(() => void posted.send(postId), [posted, postId]);
  const post = state.status === 'SUCCESS' ? state.value : undefined;
  const mayRepeat = post !== undefined && mayGoOutAgain(post?.author ?? null, profileType);
  const change = async () => {
    const options = await already.optionsToChange(postId);
    if (options) writing.open(options);
  };
  return (
    <div ref={block} className={`stack g2 ${styles.already}`}>
      <p>
        <span>{words.said}</span> {post !== undefined && <span>{post === null ? words.gone : words.under(post.author.name)}</span>}{' '}
        {post && <span>{post.isEdited ? words.changed : words.unchanged}</span>}
      </p>
      {post?.isEdited && (
        <section className="inset stack g2" aria-label={elsewhere.now}>
          <p className="strong">{elsewhere.now}</p>
          <PostedText post={post} />
        </section>
      )}
      {post !== undefined && !mayRepeat && <p>{words.joins}</p>}
      {state.status === 'FAILURE' && <p>{words.unread}</p>}
      <p className="hint">{words.changes}</p>
      <div className={`row ${styles.ways}`}>
        <Link className="btn" to={postPath(postId)} onClick={() => writing.close()}>
          {words.see}
        </Link>
        <Button onClick={() => void change()}>{words.change}</Button>
        {mayRepeat && <Button onClick={() => already.renew()}>{words.asNew}</Button>}
        {state.status === 'FAILURE' && <Button onClick={() => void posted.send(postId)}>{words.readAgain}</Button>}
        {children}
      </div>
    </div>
  );
});
