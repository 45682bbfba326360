import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { Persona } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { CareerListsStore } from '#web/stores/careers/career-lists-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { OfficeIcon, PersonIcon } from '../ui/icons.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

interface PersonaCardProps {
  readonly type: ProfileType;
  readonly persona: Persona | undefined;
  readonly status?: ReactNode;
  /** Place of its key, or why this browser cannot write under it. */
  readonly place?: string | undefined;
  readonly children?: ReactNode;
}

/** Persona with its place and what others see of it (F-16). */
export const PersonaCard = observer(function PersonaCard({ type, persona, status, place, children }: PersonaCardProps) {
  const { personas: words } = useWords(profileWords);
  const lists = useStore(CareerListsStore);
  const id = useId();
  const said = persona?.userName ?? lists.bioOf(persona?.bio);
  return (
    <section className={`card stack g3 ${styles.persona}`} aria-labelledby={id}>
      <div className="who">
        <Picture type={type} persona={persona} />
        <div className={styles.personaName}>
          <div className={styles.personaHead}>
            <h3 id={id}>{said ?? words[type]}</h3>
            {said && status}
          </div>
          <p className="muted xs">{place ?? (said ? words.here[type] : words.missing[type])}</p>
        </div>
      </div>
      <p className="sm">{words.seen[type]}</p>
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
