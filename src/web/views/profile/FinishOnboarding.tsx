import { observer } from 'mobx-react-lite';
import type { MemberProfile } from '#core/profile/profiles.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { OnboardingButton } from '../onboarding/OnboardingButton.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

export const FinishOnboarding = observer(function FinishOnboarding({ profile: { isReader, isWriter } }: { readonly profile: MemberProfile }) {
  const { finish: words } = useWords(profileWords);
  if (isReader && isWriter) return null;
  return (
    <section className={`card ${styles.finish}`} aria-labelledby="finish-onboarding">
      <div>
        <h2 id="finish-onboarding">{words.heading}</h2>
        <p>{isReader ? words.writer : words.reader}</p>
      </div>
      <OnboardingButton need={isReader ? 'w' : 'r'} look="main">
        {words.go}
      </OnboardingButton>
    </section>
  );
});
