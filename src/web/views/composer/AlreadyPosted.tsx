import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
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
import styles from './composer.module.css';

/** Says that this draft was posted before, and under which name, as when the answer was lost or another tab was first, and leads on: see it, change it, or post this as a new one. */
export const AlreadyPosted = observer(function AlreadyPosted({ postId }: { readonly postId: string }) {
  const { already: words } = useWords(composerWords);
  const already = useStore(AlreadyPostedStore);
  const writing = useStore(WritingStore);
  const { profileType } = useStore(ComposerStore).writing;
  const { standing } = already;
  const { state } = standing;
  const block = useKeptInSight<HTMLDivElement>(state.status);
  useEffect(() => void standing.send(postId), [standing, postId]);
  const change = async () => {
    const options = await already.optionsToChange(postId);
    if (options) writing.open(options);
  };
  return (
    <div ref={block} className={`stack g2 ${styles.already}`}>
      <p>{words.said}</p>
      {state.status === 'SUCCESS' && <p>{state.value === null ? words.gone : words.under(state.value.name)}</p>}
      {state.status === 'SUCCESS' && !mayGoOutAgain(state.value, profileType) && <p>{words.joins}</p>}
      {state.status === 'FAILURE' && <p>{words.unread}</p>}
      <p className="hint">{words.changes}</p>
      <div className="row">
        <Link className="btn" to={`/p/${postId}`} onClick={() => writing.close()}>
          {words.see}
        </Link>
        <Button onClick={() => void change()}>{words.change}</Button>
        {state.status === 'SUCCESS' && mayGoOutAgain(state.value, profileType) && <Button onClick={() => already.renew()}>{words.asNew}</Button>}
        {state.status === 'FAILURE' && <Button onClick={() => void standing.send(postId)}>{words.readAgain}</Button>}
      </div>
    </div>
  );
});
