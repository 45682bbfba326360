import { observer } from 'mobx-react-lite';
import { photoSetPath } from '#core/navigation/screens.ts';
import { photoFormUrl } from '#core/photos/photo-form-url.ts';
import type { LocalOfKinds } from '#web/stores/contributions/contributions-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { useWords } from '../words.tsx';
import { PassOn } from './PassOn.tsx';
import { ExistingModerated, type ExistingProps } from './ExistingModerated.tsx';
import styles from './contributions.module.css';

export const ExistingPhotos = observer(function ExistingPhotos({ one, remove }: ExistingProps<LocalOfKinds['photo']>) {
  const { photo: words } = useWords(contributionWords).kinds;
  const { albums } = useWords(photoWords);
  const own = one.asking.value;
  if (!own) return null;
  const { photoSetId, album, captions, there } = own;
  const said = captions.filter((caption) => caption !== null);
  return (
    <ExistingModerated
      one={one}
      own={own}
      id={photoSetId}
      page={photoSetPath(photoSetId)}
      form={photoFormUrl({ photoSetId, step: 'photos' })}
      remove={remove}
      more={<PassOn publicKey={one.key.publicKey} photoSetId={photoSetId} />}
    >
      <p className="prov">
        <span>{albums[album]}</span>
        <span>{words.arrived(there.length, captions.length)}</span>
      </p>
      {said.length > 0 && <p className={styles.said}>{said.join('\n')}</p>}
    </ExistingModerated>
  );
});
