import { observer } from 'mobx-react-lite';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { BottomSheet } from '../overlays/BottomSheet.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Explains that nothing can be verified between jobs, and what to do later. */
export const UnemployedSheet = observer(function UnemployedSheet() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const onboarding = useStore(OnboardingStore);
  const change = () => {
    flow.closeSheet();
    onboarding.open('edit');
  };
  return (
    <BottomSheet
      isOpen={flow.state.showUnemployedCantVerifyBS}
      onClose={() => flow.closeSheet()}
      title={words.unemployed.title}
      foot={
        <>
          <Button onClick={change}>{words.unemployed.change}</Button>
          <Button look="main" className="grow" onClick={() => flow.closeSheet()}>
            {words.unemployed.close}
          </Button>
        </>
      }
    >
      <p>{words.unemployed.text}</p>
    </BottomSheet>
  );
});
