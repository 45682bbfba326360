import { observer } from 'mobx-react-lite';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Says that this draft was posted before with other words, as when the answer was lost or another tab was first, and leads on: see it, change it, or post this as a new one. */
export const AlreadyPosted = observer(function AlreadyPosted({ postId }: { readonly postId: string }) {
  const { already: words } = useWords(composerWords);
  const already = useStore(AlreadyPostedStore);
  const writing = useStore(WritingStore);
  const change = async () => {
    const options = await already.optionsToChange(postId);
    if (options) writing.open(options);
  };
  return (
    <div className="stack g2">
      <p>{words.said}</p>
      <div className="row">
        <Link className="btn" to={`/p/${postId}`} onClick={() => writing.close()}>
          {words.see}
        </Link>
        <Button onClick={() => void change()}>{words.change}</Button>
        <Button onClick={() => already.renew()}>{words.asNew}</Button>
      </div>
    </div>
  );
});
