import { observer } from 'mobx-react-lite';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { StepButtons } from '../steps/StepButtons.tsx';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';

/** Buttons with and without the portal, or to a login there; only the second without an account. */
export const PortalFoot = observer(function PortalFoot() {
  const words = useWords(onboardingWords);
  const portal = useStore(PortalStepStore);
  if (portal.isMissing || portal.isUnconfirmed || (portal.isFound && portal.source === 'CareerStatus' && portal.offered.length === 0)) {
    return (
      <Button look="main" className="grow" onClick={() => portal.close()}>
        {words.portal.close}
      </Button>
    );
  }
  if (portal.loginUrl !== null) {
    return (
      <>
        <Button onClick={() => portal.close()}>{words.portal.close}</Button>
        <a className="btn main grow" href={portal.loginUrl}>
          {words.portal.logIn}
        </a>
      </>
    );
  }
  const found = portal.source === 'CareerStatus' ? words.portal.take : words.verify.confirm;
  return <StepButtons isBusy={portal.isBusy} go={portal.isFound ? found : words.portal.ask} later={words.portal.close} onLater={() => portal.close()} />;
});
