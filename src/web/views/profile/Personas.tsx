import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { isNameAway } from '#core/persona-keys/name-place.ts';
import type { MemberProfile } from '#core/profile/profiles.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { OnboardingButton } from '../onboarding/OnboardingButton.tsx';
import { useStore } from '../stores.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { ChangePersona } from './ChangePersona.tsx';
import { NameSafety } from './NameSafety.tsx';
import { PersonaCard } from './PersonaCard.tsx';
import styles from './profile.module.css';
import { PersonaSelector } from './PersonaSelector.tsx';
import { useWords } from '../words.tsx';

/** Both personas, their visibility and the default one. */
export const Personas = observer(function Personas({ profile }: { readonly profile: MemberProfile }) {
  const { personas: words } = useWords(profileWords);
  const { personas } = useStore(PersonaChoiceStore);
  const personaOf = (type: 'ANONYMOUS' | 'DESIGNATION') => personas.find(({ profileType }) => profileType === type);
  const isVerified = profile.career?.verification.verified === 'VERIFIED';
  return (
    <section className={styles.section} aria-labelledby="personas">
      <div className={styles.head}>
        <h2 id="personas">{words.heading}</h2>
        <NameSafety />
      </div>
      <p className="sm muted">{words.lead}</p>
      <div className={`stack ${styles.personas}`}>
        <MadeUp profile={profile} />
        <PersonaCard type="DESIGNATION" persona={personaOf('DESIGNATION')} status={isVerified ? <Verified /> : <Tag>{words.unverifiedHere}</Tag>}>
          <OnboardingButton need="edit">{profile.career ? words.changeJob : words.tell}</OnboardingButton>
        </PersonaCard>
      </div>
      <PersonaSelector />
    </section>
  );
});

const MadeUp = observer(function MadeUp({ profile }: { readonly profile: MemberProfile }) {
  const { personas: words } = useWords(profileWords);
  const { personas } = useStore(PersonaChoiceStore);
  const store = useStore(NamePlaceStore);
  const { place } = store;
  const begins = useNameBegins();
  useEffect(() => void store.read(), [store]);
  const isAway = isNameAway(place);
  return (
    <PersonaCard
      type="ANONYMOUS"
      persona={personas.find(({ profileType }) => profileType === 'ANONYMOUS')}
      place={isAway ? (begins ?? words.away[place]) : undefined}
    >
      {!isAway && <ChangePersona persona={profile.persona} />}
      {isAway && (
        <Link className="btn" to={screens.madeUpName}>
          {words.ways[place]}
        </Link>
      )}
      {place === 'here' && profile.persona !== null && (
        <Link className="btn" to={`${screens.madeUpName}#keep-key`}>
          {words.keep}
        </Link>
      )}
    </PersonaCard>
  );
});

const Verified = observer(function Verified() {
  const { personas: words } = useWords(profileWords);
  return (
    <Tag tone="good">
      <CheckIcon small />
      {words.verifiedHere}
    </Tag>
  );
});
