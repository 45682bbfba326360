import { observer } from 'mobx-react-lite';
import { tokensInQuarter } from '#core/contributions/contribution-tokens.ts';
import { photoFactsOf } from '#core/photos/photo-form.ts';
import { PhotoFormStore } from '#web/stores/photos/photo-form-store.ts';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { ReadOver } from '../contributions/ReadOver.tsx';
import { SendPromises } from '../contributions/SendPromises.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { PickedPreview } from './PickedPreview.tsx';
import frame from '../contributions/contribution-form.module.css';
import styles from './photo-form.module.css';

export const PhotoSendStep = observer(function PhotoSendStep() {
  const words = useWords(photoFormWords);
  const { albums } = useWords(photoWords);
  const store = useStore(PhotoFormStore);
  const { isBegun, isChange, companyName, count } = store;
  const { album, captions } = photoFactsOf(store.form.draft.fields, count);
  return (
    <div className={frame.fields}>
      {isBegun && (
        <ReadOver title={words.readOver} earlier={[{ label: words.steps.photos, url: store.urlOf('photos') }]}>
          <p className="strong">{companyName}</p>
          <p className="prov">
            <span>{albums[album]}</span>
            <span>{words.photos(count)}</span>
          </p>
          <ul className={styles.read}>
            {[...captions.entries()].map(([at, caption]) => {
              const photo = store.photoAt(at);
              return (
                photo && (
                  <li key={at}>
                    <PickedPreview photo={photo} alt={caption ?? words.preview(photo.name)} />
                  </li>
                )
              );
            })}
          </ul>
          <p className="muted">{captions.filter((caption) => caption !== null).join(' · ')}</p>
        </ReadOver>
      )}
      <SendPromises promises={[words.key, words.people, words.changeable]} delay={words.delay} store={store} few={!isChange && words.few(tokensInQuarter)} />
    </div>
  );
});
