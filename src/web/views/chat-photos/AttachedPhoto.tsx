import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { AttachedPhotoStore, type PickedPhoto } from '#web/stores/chat/attached-photo-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon, PhotoIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './chat-photos.module.css';

export const AddPhoto = observer(function AddPhoto({ as }: { readonly as: ProfileType }) {
  const { write: words } = useWords(chatWords);
  const attached = useStore(AttachedPhotoStore);
  const picker = useRef<HTMLInputElement>(null);
  const pick = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    if (!file) return;
    const photo = { contentType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
    field.value = '';
    await attached.add(photo, as);
  };
  return (
    <>
      <Button look="quiet" square className={styles.add} aria-label={words.addPhoto} onClick={() => picker.current?.click()}>
        <PhotoIcon />
      </Button>
      <input ref={picker} type="file" accept="image/*" hidden aria-label={words.addPhoto} onChange={({ currentTarget }) => void pick(currentTarget)} />
    </>
  );
});

interface AttachedPhotoProps {
  readonly said: (failure: Failure) => string;
}

export const AttachedPhoto = observer(function AttachedPhoto({ said }: AttachedPhotoProps) {
  const { write: words } = useWords(chatWords);
  const attached = useStore(AttachedPhotoStore);
  const { photo, picture, problem, failure, share } = attached;
  return (
    <>
      {photo && (
        <div className={styles.attached}>
          <Preview photo={photo} alt={words.photo} />
          <p role="status" className="sm grow">
            {picture ? words.photoThere : problem === undefined && words.photoUnderWay(Math.round(100 * share))}
          </p>
          <Button look="quiet" square aria-label={words.removePhoto} onClick={() => attached.remove()}>
            <CloseIcon small />
          </Button>
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className="err">
          {words.photoProblems[problem]} {problem === 'failed' && failure?.code !== undefined && said(failure)}
          {photo && (
            <Button look="quiet" onClick={() => void attached.again()}>
              {words.photoAgain}
            </Button>
          )}
        </p>
      )}
    </>
  );
});

function Preview({ photo: { bytes }, alt }: { readonly photo: PickedPhoto; readonly alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes]));
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return <img ref={image} className={styles.preview} alt={alt} width={56} height={56} />;
}
