import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { albumNames } from '#core/photos/photo.ts';
import { PhotoFormStore } from '#web/stores/photos/photo-form-store.ts';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon, PhotoIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { pickedPhotosIn, takenTypes } from './picked-photos.ts';
import { PickedPreview } from './PickedPreview.tsx';
import frame from '../contributions/contribution-form.module.css';
import styles from './photo-form.module.css';

export const PhotosStep = observer(function PhotosStep() {
  const words = useWords(photoFormWords);
  const { albums } = useWords(photoWords);
  const store = useStore(PhotoFormStore);
  const { form, isChange, room, missingCount, refused } = store;
  const { problems, draft } = form;
  return (
    <div className={frame.fields}>
      <Field label={words.album} error={problems.album && words.noAlbum}>
        {(control) => (
          <Select
            {...control}
            value={draft.fields.album}
            onChange={({ currentTarget }) => store.type({ album: currentTarget.value })}
            options={[{ value: '', label: words.choose }, ...albumNames.map((value) => ({ value, label: albums[value] }))]}
          />
        )}
      </Field>
      {isChange && <p className="hint">{room > 0 ? words.addMore : words.onlyWords}</p>}
      {missingCount > 0 && room > 0 && <p>{words.unarrived(missingCount)}</p>}
      <ul className={styles.picked}>
        {[...store.captions.entries()].map(([at, caption]) => (
          <PhotoRow key={at} at={at} caption={caption} />
        ))}
      </ul>
      {refused.map(({ name, kind }) => (
        <p key={name + kind} className="err" role="alert">
          {words.refused[kind](name)}
        </p>
      ))}
      {room > 0 && <Picking />}
      {problems.photos && <p className="err">{words.photoProblems[problems.photos]}</p>}
      {problems.captions && <p className="err">{words.captionLong}</p>}
      {(!isChange || room > 0) && <p className="hint">{words.stripped}</p>}
    </div>
  );
});

const PhotoRow = observer(function PhotoRow({ at, caption }: { readonly at: number; readonly caption: string }) {
  const words = useWords(photoFormWords);
  const store = useStore(PhotoFormStore);
  const photo = store.photoAt(at);
  return (
    <li className={styles.photo}>
      {photo ? <PickedPreview photo={photo} alt={words.preview(photo.name)} /> : <span className={styles.preview} />}
      <Field label={words.caption(at + 1)} hint={words.captionHint}>
        {(control) => <input {...control} className="input" dir="auto" value={caption} onChange={({ currentTarget }) => store.say(at, currentTarget.value)} />}
      </Field>
      {photo && (
        <Button look="quiet" square aria-label={words.drop(photo.name)} onClick={() => store.drop(at)}>
          <CloseIcon small />
        </Button>
      )}
    </li>
  );
});

const Picking = observer(function Picking() {
  const words = useWords(photoFormWords);
  const store = useStore(PhotoFormStore);
  const id = useId();
  const pick = async (field: HTMLInputElement) => {
    const { photos, unread } = await pickedPhotosIn(field.files);
    field.value = '';
    store.add(photos, unread);
  };
  return (
    <div className={styles.pick}>
      <label htmlFor={id} className="btn">
        <PhotoIcon />
        {words.add}
      </label>
      <input id={id} type="file" accept={takenTypes.join(',')} multiple className="vh" onChange={({ currentTarget }) => void pick(currentTarget)} />
      <p className="xs muted">{words.addHint}</p>
    </div>
  );
});
