import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { MemberProfile } from '#core/profile/profiles.ts';
import { PersonaModeStore } from '#web/stores/persona-keys/persona-mode-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { ModeNote } from '../persona-keys/ModeNote.tsx';
import { ChangePersona } from './ChangePersona.tsx';
import { PersonaCard } from './PersonaCard.tsx';
import { OnboardingButton } from '../onboarding/OnboardingButton.tsx';
import styles from './profile.module.css';
import { PersonaSelector } from './PersonaSelector.tsx';
import { useWords } from '../words.tsx';

/** The two personas of a member side by side, who sees what of each, and which of them speaks first. */
export const Personas = observer(function Personas({ profile }: { readonly profile: MemberProfile }) {
  const { personas: words } = useWords(profileWords);
  const { personas } = useStore(PersonaChoiceStore);
  const modes = useStore(PersonaModeStore);
  const { mode } = modes;
  const away = mode === 'elsewhere' || mode === 'unfinished' || mode === 'deleted' ? words.ways[mode] : undefined;
  const isHere = mode === 'unlinkable' && profile.persona !== null;
  useEffect(() => void modes.read(), [modes]);
  const personaOf = (type: 'ANONYMOUS' | 'DESIGNATION') => personas.find(({ profileType }) => profileType === type);
  const isVerified = profile.career?.verification.verified === 'VERIFIED';
  return (
    <section className={styles.section} aria-labelledby="personas">
      <h2 id="personas">{words.heading}</h2>
      <p>{words.lead}</p>
      <div className={styles.personas}>
        <PersonaCard type="ANONYMOUS" persona={personaOf('ANONYMOUS')} status={<ModeNote says={words.modes} />} isAway={away !== undefined}>
          {away ? null : <ChangePersona persona={profile.persona} />}
          {(away ?? isHere) && (
            <Link className="btn" to={screens.madeUpName}>
              {away ?? words.keep}
            </Link>
          )}
        </PersonaCard>
        <PersonaCard
          type="DESIGNATION"
          persona={personaOf('DESIGNATION')}
          status={<p>{isVerified ? <Tag tone="good">{words.verifiedHere}</Tag> : <Tag>{words.unverifiedHere}</Tag>}</p>}
        >
          {profile.career ? null : <OnboardingButton need="edit">{words.tell}</OnboardingButton>}
        </PersonaCard>
      </div>
      <PersonaSelector />
    </section>
  );
});
