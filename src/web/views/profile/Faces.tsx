import { observer } from 'mobx-react-lite';
import type { MemberProfile } from '#core/profile/profiles.ts';
import { PseudoProfileStore } from '#web/stores/personas/pseudo-profile-store.ts';
import { useStore } from '../stores.tsx';
import { Tag } from '../ui/Tag.tsx';
import { ChangeFace } from './ChangeFace.tsx';
import { FaceCard } from './FaceCard.tsx';
import { JoinButton } from '../onboarding/JoinButton.tsx';
import styles from './profile.module.css';
import { PseudoProfilePicker } from './PseudoProfilePicker.tsx';
import { useProfileWords } from './use-profile-words.ts';

/** The two faces of a member side by side, who sees what of each, and which of them speaks first. */
export const Faces = observer(function Faces({ profile }: { readonly profile: MemberProfile }) {
  const { faces: words } = useProfileWords();
  const { profiles } = useStore(PseudoProfileStore);
  const faceOf = (type: 'ANONYMOUS' | 'DESIGNATION') => profiles.find(({ profileType }) => profileType === type);
  const isProven = profile.career?.proof.verified === 'VERIFIED';
  return (
    <section className={styles.section} aria-labelledby="faces">
      <h2 id="faces">{words.heading}</h2>
      <p>{words.lead}</p>
      <div className={styles.faces}>
        <FaceCard type="ANONYMOUS" profile={faceOf('ANONYMOUS')}>
          <ChangeFace face={profile.face} />
        </FaceCard>
        <FaceCard
          type="DESIGNATION"
          profile={faceOf('DESIGNATION')}
          status={<p>{isProven ? <Tag tone="good">{words.verifiedHere}</Tag> : <Tag>{words.unverifiedHere}</Tag>}</p>}
        >
          {profile.career ? null : <JoinButton need="edit">{words.tell}</JoinButton>}
        </FaceCard>
      </div>
      <PseudoProfilePicker />
    </section>
  );
});
