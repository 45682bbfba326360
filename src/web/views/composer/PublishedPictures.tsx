import { observer } from 'mobx-react-lite';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { PostPicturesStore } from '#web/stores/composer/post-pictures-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** Pictures of a published post. Removing one deletes it at once for all. */
export const PublishedPictures = observer(function PublishedPictures() {
  const { pictures: words } = useWords(composerWords);
  const { writing } = useStore(ComposerStore);
  const pictures = useStore(PostPicturesStore);
  const { status } = pictures.removing.state;
  if (writing.pictures.length === 0) return null;
  return (
    <div className="stack g2">
      <ul className="stack g2">
        {writing.pictures.map(({ pictureId, uri }, at) => (
          <li key={pictureId} className={styles.picture}>
            {uri && <img src={uri} alt="" width={72} height={72} />}
            <span className="sm grow">{words.numbered(at + 1)}</span>
            <Button look="quiet" square busy={status === 'LOADING'} aria-label={words.remove(words.numbered(at + 1))} onClick={() => void pictures.remove(at)}>
              <CloseIcon small />
            </Button>
          </li>
        ))}
      </ul>
      <p className="hint">{words.goneAtOnce}</p>
      {status === 'FAILURE' && (
        <p className="err" role="alert">
          {words.notRemoved}
        </p>
      )}
    </div>
  );
});
