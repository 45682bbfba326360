import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { profileTypes } from '#core/personas/profile-type.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckIcon, CloseIcon } from '../ui/icons.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Visibility of both names, and limits of a made-up one (F-07, F-16). */
export const NameSafety = observer(function NameSafety() {
  const { personas: words } = useWords(profileWords);
  const [isOpen, open] = useState(false);
  const { says, points } = words.about;
  return (
    <>
      <Button look="quiet" className="needs-script" onClick={() => open(true)}>
        {words.howSafe}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => open(false)} title={words.howSafe}>
        <div className="stack g4">
          {profileTypes.map((type) => (
            <section key={type} className="stack g2">
              <h3>{words[type]}</h3>
              <Points title={words.othersSee} points={words.sees[type]} isSeen />
              <Points title={words.neverSee} points={words.hides[type]} />
            </section>
          ))}
          <section className="stack g2">
            <h3>{words.about.ask}</h3>
            {says.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <ul className={styles.about}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        </div>
      </Dialog>
    </>
  );
});

const Points = ({ title, points, isSeen = false }: { readonly title: string; readonly points: readonly string[]; readonly isSeen?: boolean }) => (
  <div className={isSeen ? 'sm' : `sm ${styles.never}`}>
    <h4>{title}</h4>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          {isSeen ? <CheckIcon small /> : <CloseIcon small />}
          <span>{point}</span>
        </li>
      ))}
    </ul>
  </div>
);
