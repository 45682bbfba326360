import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { avatarColours, avatarUriOf } from '#core/personas/avatar.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Picture from the pool everyone shares, with its colour. */
export const AvatarPicker = observer(function AvatarPicker() {
  const words = useWords(onboardingWords);
  const store = useStore(PersonaStepStore);
  const name = useId();
  const chosen = store.avatar;
  if (store.avatars.length === 0) return null;
  return (
    <div className={styles.pictures}>
      <fieldset className={styles.group}>
        <legend>{words.persona.avatar}</legend>
        <div className={styles.avatars}>
          {store.avatars.map((avatar, at) => (
            <label key={avatarUriOf(avatar)}>
              <input
                type="radio"
                name={name}
                aria-label={words.persona.avatarOf(at + 1, store.avatars.length)}
                checked={chosen?.picture === avatar.picture}
                onChange={() => store.choose(avatar)}
              />
              <Avatar name="" picture={avatar} />
            </label>
          ))}
        </div>
      </fieldset>
      <Colours name={`${name}-colour`} />
      <div className="split wraps">
        <p className="hint">{words.persona.shared}</p>
        <Button look="quiet" busy={store.drawing.state.status === 'LOADING'} onClick={() => void store.otherPictures()}>
          {words.persona.otherAvatars}
        </Button>
      </div>
    </div>
  );
});

const Colours = observer(function Colours({ name }: { readonly name: string }) {
  const words = useWords(onboardingWords);
  const store = useStore(PersonaStepStore);
  const chosen = store.avatar;
  return (
    <fieldset className={styles.group}>
      <legend>{words.persona.colour}</legend>
      <div className={`${styles.avatars} ${styles.colours}`}>
        {avatarColours.map((colour) => (
          <label key={colour}>
            <input type="radio" name={name} aria-label={words.persona.colours[colour]} checked={chosen?.colour === colour} onChange={() => store.dye(colour)} />
            <Avatar name="" picture={{ picture: chosen?.picture ?? 0, colour }} size="small" />
          </label>
        ))}
      </div>
    </fieldset>
  );
});
