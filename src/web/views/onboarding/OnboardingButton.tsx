import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OnboardingNeed } from '#core/onboarding/need.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';

interface OnboardingButtonProps {
  readonly need: OnboardingNeed;
  readonly look?: 'main';
  readonly children: ReactNode;
}

export const OnboardingButton = observer(function OnboardingButton({ need, look, children }: OnboardingButtonProps) {
  const onboarding = useStore(OnboardingStore);
  return (
    <Button look={look} className="needs-script" onClick={() => onboarding.open(need)}>
      {children}
    </Button>
  );
});
