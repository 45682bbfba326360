import { observer } from 'mobx-react-lite';
import { EditConflictStore } from '#web/stores/composer/edit-conflict-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { PostedText } from './PostedText.tsx';

/** Version conflict: shows the other text and offers to overwrite or accept it. */
export const Elsewhere = observer(function Elsewhere({ save }: { readonly save: () => void }) {
  const { elsewhere: words } = useWords(composerWords);
  const conflict = useStore(EditConflictStore);
  const post = conflict.other;
  if (post === undefined) return null;
  if (post === null) return <p>{words.gone}</p>;
  const goOn = (isMine: boolean) => {
    conflict.goOn(post, isMine);
    if (isMine) save();
  };
  return (
    <section className="inset stack g2" aria-label={words.now}>
      <p className="strong">{words.now}</p>
      <PostedText post={post} />
      <div className="row">
        <Button onClick={() => goOn(true)}>{words.mine}</Button>
        <Button look="quiet" onClick={() => goOn(false)}>
          {words.theirs}
        </Button>
      </div>
    </section>
  );
});
