import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Career } from '#core/careers/career.ts';
import type { Verification } from '#core/careers/verification.ts';
import { VerificationMethodsStore } from '#web/stores/verification/verification-methods-store.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CareerFacts } from './CareerFacts.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { CareerVerificationView } from './CareerVerificationView.tsx';
import { OnboardingButton } from '../onboarding/OnboardingButton.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Career status and its stored verification. */
export const CareerSection = observer(function CareerSection({ career }: { readonly career: Career | null }) {
  const { career: words } = useWords(profileWords);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The profile is read first, so that there was nothing yet for the browser to go to.
  useEffect(() => {
    if (hash === '#career') heading.current?.scrollIntoView?.();
  }, [hash]);
  return (
    <section className="stack g3" aria-labelledby="career">
      <div className={styles.head}>
        <h3 id="career" ref={heading}>
          {words.heading}
        </h3>
        {career && <OnboardingButton need="edit">{words.change}</OnboardingButton>}
      </div>
      {career ? (
        <Known career={career} />
      ) : (
        <EmptyState title={words.none} because={words.noneBecause}>
          <OnboardingButton need="edit">{words.say}</OnboardingButton>
        </EmptyState>
      )}
    </section>
  );
});

const Known = observer(function Known({ career }: { readonly career: Career }) {
  const { status, verification } = career;
  const { career: words } = useWords(profileWords);
  return (
    <div className="card stack g3">
      <CareerFacts status={status} />
      {status.type === 'unemployed' ? <p className="sm">{words.cannotVerify}</p> : <CareerVerificationView verification={verification} />}
      {useStore(VerificationMethodsStore).isOpen(verification) && <ToVerify type={status.type} verified={verification.verified} />}
      <CheckAgain career={career} />
    </div>
  );
});

const verifying: Readonly<Record<Verification, (words: ProfileWords['career']) => string>> = {
  '': ({ verify }) => verify,
  PARTIAL_VERIFIED: ({ finish }) => finish,
  VERIFIED: ({ verifyAgain }) => verifyAgain,
};

const ToVerify = observer(function ToVerify({ type, verified }: { readonly type: Career['status']['type']; readonly verified: Verification }) {
  const { career: words } = useWords(profileWords);
  const { canVerify } = useStore(VerificationMethodsStore);
  if (!canVerify) return type === 'unemployed' ? null : <p className="sm">{words.nothingVerifies}</p>;
  return (
    <div>
      <OnboardingButton need="verify">{type === 'unemployed' ? words.confirmAfterwards : verifying[verified](words)}</OnboardingButton>
    </div>
  );
});
