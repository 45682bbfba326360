import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { DeskPhoto } from '#core/company-desk/desk-photos.ts';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { dateIn } from '#core/figures/ago.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { DeskPhotosStore } from '#web/stores/company-desk/desk-photos-store.ts';
import { deskPhotoWords } from '#web/words/company-desk/desk-photo-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { DeskPhotoForm } from './DeskPhotoForm.tsx';
import styles from './company-desk.module.css';

interface DeskPhotoListProps {
  readonly desk: Pick<DeskOverview, 'company' | 'role'>;
}

/** Photos in the company's name, the newest first. */
export const DeskPhotoList = observer(function DeskPhotoList({ desk: { company, role } }: DeskPhotoListProps) {
  const words = useWords(deskPhotoWords);
  const [store, toasts] = [useStore(DeskPhotosStore), useStore(ToastStore)];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void store.open(), [store, company.urlName]);
  const remove = async (photo: DeskPhoto) => {
    if (!(await store.remove(photo))) return;
    toasts.show({ type: 'success', text1: words.removed });
    heading.current?.focus();
  };
  return (
    <section className="stack g3" aria-labelledby="desk-photos">
      <h2 id="desk-photos" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="sm muted">{words.lead}</p>
      {mayWrite(role) && <DeskPhotoForm />}
      <Await request={store.photos}>
        {(photos) =>
          photos.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <ul className={styles.photos}>
              {photos.map((photo) => (
                <PhotoItem key={photo.photoSetId} photo={photo} onRemove={mayWrite(role) && photo.state === 'shown' ? remove : undefined} />
              ))}
            </ul>
          )
        }
      </Await>
    </section>
  );
});

interface PhotoItemProps {
  readonly photo: DeskPhoto;
  readonly onRemove: ((photo: DeskPhoto) => Promise<void>) | undefined;
}

const PhotoItem = observer(function PhotoItem({ photo, onRemove }: PhotoItemProps) {
  const [words, { albums }] = [useWords(deskPhotoWords), useWords(photoWords)];
  const { language } = useStore(WordsStore);
  const { isBusy } = useStore(DeskPhotosStore);
  const { small, album, caption, addedOn, state } = photo;
  const name = caption ?? albums[album];
  return (
    <li className="stack g1">
      {small && <img src={small.url} width={small.width} height={small.height} alt={name} loading="lazy" decoding="async" />}
      {state !== 'shown' && <p className="sm">{words.states[state]}</p>}
      {caption !== null && <p>{caption}</p>}
      <p className="xs muted">
        {albums[album]} · {dateIn(`${language}-IN`, Date.parse(addedOn))}
      </p>
      {onRemove && (
        <Button look="quiet" busy={isBusy} aria-label={words.removeNamed(name)} onClick={() => void onRemove(photo)}>
          {words.remove}
        </Button>
      )}
    </li>
  );
});
