import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Modal } from '../overlays/Modal.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StepBack } from './StepBack.tsx';
import { StepBody } from './StepBody.tsx';
import { StepFoot } from './StepFoot.tsx';
import { UnemployedSheet } from './UnemployedSheet.tsx';
import { useBegin } from './use-begin.ts';
import { useHeadingFocus } from '../steps/use-heading-focus.ts';
import { useStepTitle } from './use-step-title.ts';
import styles from '../steps/steps.module.css';

/** Onboarding as dialog or sheet. Can always be left and resumed. */
export const OnboardingDialog = observer(function OnboardingDialog() {
  const onboarding = useStore(OnboardingStore);
  const flow = useStore(OnboardingFlowStore);
  const portal = useStore(PortalStepStore);
  const title = useStepTitle();
  const { options } = onboarding;
  const { isOnboardingOpen, showUnemployedCantVerifyBS } = flow.state;
  const top = useHeadingFocus(portal.source ? 'portal' : flow.screen);
  useEffect(() => flow.follow(), [flow]);
  useBegin();
  const again = async () => void (options && (await flow.begin(options)));
  return (
    <>
      <Modal
        isOpen={options !== undefined && !showUnemployedCantVerifyBS}
        onClose={() => flow.close()}
        title={title}
        look={`dialog ${styles.dialog}`}
        sign={isOnboardingOpen && <StepBack />}
        renderOpening={(heading) => <div ref={top}>{heading}</div>}
        foot={isOnboardingOpen && <StepFoot />}
      >
        {isOnboardingOpen ? (
          <StepBody />
        ) : (
          <Await request={{ state: flow.prefill.state, again }} meanwhile={<Skeleton lines={8} />}>
            {() => null}
          </Await>
        )}
      </Modal>
      <UnemployedSheet />
    </>
  );
});
