import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { isNameAway } from '#core/persona-keys/name-place.ts';
import type { MemberProfile } from '#core/profile/profiles.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { AboutName } from '../persona-keys/AboutName.tsx';
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
  const store = useStore(NamePlaceStore);
  const { place } = store;
  useEffect(() => void store.read(), [store]);
  const personaOf = (type: 'ANONYMOUS' | 'DESIGNATION') => personas.find(({ profileType }) => profileType === type);
  const waits = useNameBegins();
  const { waiting } = useStore(NameNewsStore);
  const isVerified = profile.career?.verification.verified === 'VERIFIED';
  return (
    <section className={styles.section} aria-labelledby="personas">
      <h2 id="personas">{words.heading}</h2>
      <p>{words.lead}</p>
      <div className={styles.personas}>
        <PersonaCard
          type="ANONYMOUS"
          persona={personaOf('ANONYMOUS')}
          waiting={waiting}
          status={isNameAway(place) && <p className="muted sm">{waits ?? words.away[place]}</p>}
          more={place === 'here' && <AboutName about={words.about} />}
          isAway={isNameAway(place)}
        >
          {isNameAway(place) ? null : <ChangePersona persona={profile.persona} />}
          {(isNameAway(place) || (place === 'here' && profile.persona !== null)) && (
            <Link className="btn" to={screens.madeUpName}>
              {isNameAway(place) ? words.ways[place] : words.keep}
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
