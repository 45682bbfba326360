import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Verification where this installation sends no mails: by the job portal, or not yet at all. */
export const WithoutMail = observer(function WithoutMail() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const portal = useStore(PortalStepStore);
  const isByPortal = flow.verifiesBy('portal');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isByPortal) portal.open('Verification');
    else void flow.skip('Verification');
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <p>{isByPortal ? words.verify.portalAlone : words.verify.noMethod}</p>
    </form>
  );
});
