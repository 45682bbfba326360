import { observer } from 'mobx-react-lite';
import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { ShieldIcon } from '../ui/area-icons.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Offer to verify by the job portal. */
export const PortalOffer = observer(function PortalOffer({ source }: { readonly source: OnboardingStep }) {
  const words = useWords(onboardingWords);
  const portal = useStore(PortalStepStore);
  return (
    <div className={`inset ${styles.offer}`}>
      <ShieldIcon />
      <p>
        {words.portal.open}{' '}
        <button type="button" className={styles.link} onClick={() => portal.open(source)}>
          {words.portal.openLink}
        </button>{' '}
        <span className="muted">{words.portal.keeps}</span>
      </p>
    </div>
  );
});
