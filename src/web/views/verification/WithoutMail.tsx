import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Verification by the job portal where no mails are sent. */
export const WithoutMail = observer(function WithoutMail() {
  const words = useWords(onboardingWords);
  const portal = useStore(PortalStepStore);
  const send = (event: FormEvent) => {
    event.preventDefault();
    portal.open('Verification');
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <p>{words.verify.portalAlone}</p>
    </form>
  );
});
