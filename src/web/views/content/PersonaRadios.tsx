import { avatarNamed } from '#core/personas/avatar.ts';
import type { Persona } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { AuthorSign } from './AuthorSign.tsx';
import styles from './persona-radios.module.css';

interface PersonaRadiosProps {
  readonly personas: readonly Persona[];
  /** Selected persona. Undefined while its owner has to choose. */
  readonly chosen: ProfileType | undefined;
  readonly isFixed?: boolean;
  readonly labels: Readonly<Record<ProfileType, (name: string) => string>>;
  readonly choose: (profileType: ProfileType) => void;
}

/** Personas with picture and name, shown even if there is only one. */
export const PersonaRadios = ({ personas, chosen, isFixed = false, labels, choose }: PersonaRadiosProps) => (
  <div className={`stack g2 ${styles.personas}`}>
    {personas.map(({ profileType, userName, bio, avatarUri }) => (
      <label key={profileType} className={styles.persona}>
        <input type="radio" name="persona" checked={profileType === chosen} disabled={isFixed && profileType !== chosen} onChange={() => choose(profileType)} />
        <AuthorSign author={{ profileType, name: userName ?? bio ?? profileType, avatar: avatarNamed(avatarUri ?? '') }} size="small" />
        <span>{labels[profileType](userName ?? bio ?? '')}</span>
      </label>
    ))}
  </div>
);
