import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { albumNames } from '#core/photos/photo.ts';
import { photoTypes } from '#core/profile/photo-file.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskPhotosStore } from '#web/stores/company-desk/desk-photos-store.ts';
import { deskPhotoWords } from '#web/words/company-desk/desk-photo-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Photo with album and caption, added in the company's name. */
export const DeskPhotoForm = observer(function DeskPhotoForm() {
  const [words, { albums }] = [useWords(deskPhotoWords), useWords(photoWords)];
  const [store, toasts] = [useStore(DeskPhotosStore), useStore(ToastStore)];
  const add = (event: FormEvent) => {
    event.preventDefault();
    void store.add().then((isDone) => void (isDone && toasts.show({ type: 'success', text1: words.added })));
  };
  return (
    <form className="stack g3" onSubmit={add} noValidate>
      <FileField />
      <Field label={words.album}>
        {(control) => (
          <Select
            {...control}
            value={store.album}
            options={albumNames.map((album) => ({ value: album, label: albums[album] }))}
            onChange={({ currentTarget }) => store.type({ album: albumNames.find((album) => album === currentTarget.value) ?? 'other' })}
          />
        )}
      </Field>
      <Field label={words.caption}>
        {(control) => (
          <input {...control} className="input" value={store.caption} onChange={({ currentTarget }) => store.type({ caption: currentTarget.value })} />
        )}
      </Field>
      <Fault />
      <div className="row">
        <Button type="submit" busy={store.isBusy}>
          {words.add}
        </Button>
      </div>
    </form>
  );
});

const Fault = observer(function Fault() {
  const words = useWords(deskPhotoWords);
  const { fault } = useStore(DeskPhotosStore);
  if (!fault) return null;
  return (
    <p className="err" role="alert">
      {fault.is === 'refused' ? words.refused(fault.said) : words.faults[fault.is]}
    </p>
  );
});

const FileField = observer(function FileField() {
  const words = useWords(deskPhotoWords);
  const store = useStore(DeskPhotosStore);
  const pick = async (file: File | undefined) => store.type({ file: file && new Uint8Array(await file.arrayBuffer()) });
  return (
    <Field label={words.file} hint={words.fileHint}>
      {(control) => (
        <input
          {...control}
          key={store.addedCount}
          className="input"
          type="file"
          accept={photoTypes.join()}
          onChange={({ currentTarget }) => void pick(currentTarget.files?.[0])}
        />
      )}
    </Field>
  );
});
