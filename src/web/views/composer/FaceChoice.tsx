import { observer } from 'mobx-react-lite';
import { profileTypes } from '#core/personas/profile-type.ts';
import { PseudoProfileStore } from '#web/stores/personas/pseudo-profile-store.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { useTalkWords } from '../content/use-talk-words.ts';
import { useStore } from '../stores.tsx';
import { useComposerWords } from './use-composer-words.ts';
import styles from './composer.module.css';

/** Under which face the post stands; nothing public joins the two. */
export const FaceChoice = observer(function FaceChoice() {
  const words = useComposerWords();
  const talk = useTalkWords();
  const faces = useStore(PseudoProfileStore);
  const { profiles, selected } = faces;
  const known = profileTypes.flatMap((type) => profiles.filter(({ profileType }) => profileType === type));
  if (known.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{words.face}</legend>
      <div className={styles.faces}>
        {known.map(({ profileType, userName, bio }) => (
          <label key={profileType} className={styles.face}>
            <input type="radio" name="face" checked={profileType === selected?.profileType} onChange={() => void faces.choose(profileType)} />
            <AuthorSign author={{ profileType, name: userName ?? bio ?? profileType, avatar: undefined }} size="small" />
            <span>{talk.faces[profileType](userName ?? bio ?? '')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
