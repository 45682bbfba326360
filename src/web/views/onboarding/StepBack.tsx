import { observer } from 'mobx-react-lite';
import { mayGoBack, stepsBehind } from '#core/onboarding/after.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { StepLayers } from './StepLayers.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

export const StepBack = observer(function StepBack() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const portal = useStore(PortalStepStore);
  const back = portal.source ? () => portal.close() : () => flow.happen({ kind: 'left' });
  const hasBack = portal.source !== undefined || mayGoBack(flow.state);
  return (
    <span className={styles.sign}>
      <StepLayers count={stepsBehind(flow.state) + (portal.source ? 1 : 0)} back={back} />
      {hasBack && (
        <Button look="quiet" square aria-label={words.back} onClick={back} className={styles.back}>
          <BackIcon />
        </Button>
      )}
    </span>
  );
});
