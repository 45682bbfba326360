import { observer } from 'mobx-react-lite';
import { profileTypes } from '#core/personas/profile-type.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import styles from './composer.module.css';

/** Under which persona the post stands; nothing public joins the two. */
export const PersonaChoice = observer(function PersonaChoice() {
  const words = useWords(composerWords);
  const posts = useWords(postWords);
  const personas = useStore(PersonaChoiceStore);
  const { profiles, selected } = personas;
  const known = profileTypes.flatMap((type) => profiles.filter(({ profileType }) => profileType === type));
  if (known.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{words.persona}</legend>
      <div className={styles.personas}>
        {known.map(({ profileType, userName, bio }) => (
          <label key={profileType} className={styles.persona}>
            <input type="radio" name="persona" checked={profileType === selected?.profileType} onChange={() => void personas.choose(profileType)} />
            <AuthorSign author={{ profileType, name: userName ?? bio ?? profileType, avatar: undefined }} size="small" />
            <span>{posts.personas[profileType](userName ?? bio ?? '')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
