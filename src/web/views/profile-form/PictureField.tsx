import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { PhotoButtons } from '../fields/PhotoButtons.tsx';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './profile-form.module.css';

interface PictureFieldProps {
  readonly label: string;
  readonly path: string;
  readonly url: string;
  readonly onChange: (url: string) => void;
}

export const PictureField = observer(function PictureField({ label, path, url, onChange }: PictureFieldProps) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  const id = useId();
  const problem = store.problems[path];
  const refused = store.refused?.path === path ? words.picture[store.refused.problem] : problem && words.problems[problem];
  return (
    <div role="group" aria-labelledby={id} className="field">
      <span id={id} className="strong">
        {label}
      </span>
      <div className={styles.picture}>
        {url !== '' && <img src={url} alt="" />}
        <PhotoButtons
          words={words.picture}
          hint={`${id}-hint`}
          hasPhoto={url !== ''}
          isSending={store.sendingTo === path}
          isRemoving={false}
          onPick={async (bytes, type) => {
            const sent = await store.send(path, bytes, type);
            if (sent !== undefined) onChange(sent);
          }}
          onRemove={async () => {
            onChange('');
            return true;
          }}
        />
      </div>
      <p id={`${id}-hint`} className="hint">
        {words.picture.hint}
      </p>
      <p className="err" role="alert">
        {refused && (
          <>
            <WarningIcon small />
            {refused}
          </>
        )}
      </p>
    </div>
  );
});
