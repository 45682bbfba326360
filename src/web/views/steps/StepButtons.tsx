import { observer } from 'mobx-react-lite';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { stepForm } from './step-form.ts';
import { useWords } from '../words.tsx';

interface StepButtonsProps {
  readonly isBusy: boolean;
  readonly go?: string;
  readonly later?: string | undefined;
  readonly onLater?: () => void;
}

export const StepButtons = observer(function StepButtons({ isBusy, onLater, ...says }: StepButtonsProps) {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const later = 'later' in says ? says.later : words.later;
  return (
    <>
      {later && <Button onClick={onLater ?? (() => void flow.later())}>{later}</Button>}
      <Button look="main" type="submit" form={stepForm} busy={isBusy} className="grow">
        {isBusy ? words.saving : (says.go ?? words.go)}
      </Button>
    </>
  );
});
