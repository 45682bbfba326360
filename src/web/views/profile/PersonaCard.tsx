import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { Persona } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { CheckIcon, CloseIcon, OfficeIcon, PersonIcon } from '../ui/icons.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

interface PersonaCardProps {
  readonly type: ProfileType;
  readonly persona: Persona | undefined;
  /** A made-up name that was chosen and has not begun. */
  readonly waiting?: string | undefined;
  /** A status under its name. */
  readonly status?: ReactNode;
  /** What else there is to know of it. */
  readonly more?: ReactNode;
  /** Whether there is one that this browser cannot write under: then the status says why, and not that there is none. */
  readonly isAway?: boolean;
  /** Actions of the card. */
  readonly children?: ReactNode;
}

/** One of the two personas: how it reads, and who sees what of it (F-16). */
export const PersonaCard = observer(function PersonaCard({ type, persona, waiting, status, more, isAway = false, children }: PersonaCardProps) {
  const words = useWords(profileWords);
  const id = useId();
  const said = persona?.userName ?? persona?.bio ?? waiting;
  const nothing = type === 'ANONYMOUS' ? words.personas.noAnonymous : words.personas.noDesignation;
  return (
    <section className={`card ${styles.persona}`} aria-labelledby={id}>
      <div className={styles.personaHead}>
        <Picture type={type} persona={persona} />
        <div className={styles.personaName}>
          <h3 id={id}>
            <span className={styles.kind}>{words.personas[type]}</span>
            {said}
          </h3>
          {said || isAway ? status : <p className="muted sm">{nothing}</p>}
        </div>
      </div>
      <div className={styles.seen}>
        <Points title={words.personas.seen} points={words.personas.sees[type]} isSeen />
        <Points title={words.personas.unseen} points={words.personas.hides[type]} />
      </div>
      {more}
      {children && <div className="row needs-script">{children}</div>}
    </section>
  );
});

function Picture({ type, persona }: Pick<PersonaCardProps, 'type' | 'persona'>) {
  if (type === 'ANONYMOUS' && persona?.userName) {
    return <Avatar name={persona.userName} picture={persona.avatarUri ? avatarNamed(persona.avatarUri) : undefined} />;
  }
  return <span className="glyph">{type === 'ANONYMOUS' ? <PersonIcon /> : <OfficeIcon />}</span>;
}

const Points = ({ title, points, isSeen = false }: { readonly title: string; readonly points: readonly string[]; readonly isSeen?: boolean }) => (
  <div className={classes(!isSeen && styles.never)}>
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
