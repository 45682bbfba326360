import { observer } from 'mobx-react-lite';
import { PhotoStore, type PhotoProblem } from '#web/stores/profile/photo-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { PhotoButtons } from '../fields/PhotoButtons.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { PhotoIcon, WarningIcon } from '../ui/icons.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Photo only its owner sees. */
export const OwnPhoto = observer(function OwnPhoto() {
  const { photo: words } = useWords(profileWords);
  const { photo } = useStore(PhotoStore);
  return (
    <section className={`card ${styles.photo}`} aria-labelledby="own-photo">
      <h2 id="own-photo">{words.heading}</h2>
      <Await request={photo}>{() => <Photo />}</Await>
      <p className="hint">{words.lead}</p>
    </section>
  );
});

const Photo = observer(function Photo() {
  const { photo: words } = useWords(profileWords);
  const { url, problem } = useStore(PhotoStore);
  return (
    <>
      {url ? (
        <img className={styles.portrait} src={url} alt={words.alt} width={96} height={96} />
      ) : (
        <span className={styles.noPortrait}>
          <PhotoIcon />
          <span className="vh">{words.none}</span>
        </span>
      )}
      <Buttons />
      <p id="photo-hint" className="hint needs-script">
        {words.hint}
      </p>
      <p className="err" role="alert">
        {problem && (
          <>
            <WarningIcon small />
            {sentenceFor(problem, words)}
          </>
        )}
      </p>
    </>
  );
});

const Buttons = observer(function Buttons() {
  const { photo: words } = useWords(profileWords);
  const store = useStore(PhotoStore);
  const toasts = useStore(ToastStore);
  const pick = async (bytes: Uint8Array<ArrayBuffer>, type: string) =>
    void ((await store.save(bytes, type)) && toasts.show({ type: 'success', text1: words.saved }));
  const remove = async () => {
    const isGone = await store.remove();
    if (isGone) toasts.show({ type: 'success', text1: words.removed });
    return isGone;
  };
  return (
    <div className="row needs-script">
      <PhotoButtons
        words={words}
        hint="photo-hint"
        hasPhoto={store.url !== null}
        isSending={store.saving.state.status === 'LOADING'}
        isRemoving={store.removing.state.status === 'LOADING'}
        onPick={pick}
        onRemove={remove}
      />
    </div>
  );
});

function sentenceFor(problem: Exclude<PhotoProblem, undefined>, words: ProfileWords['photo']): string {
  switch (problem) {
    case 'large':
      return words.tooLarge;
    case 'no-picture':
      return words.noPicture;
    case 'failed':
      return words.failed;
    case 'not-removed':
      return words.removeFailed;
  }
}
