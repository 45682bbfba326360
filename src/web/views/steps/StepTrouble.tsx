import { observer } from 'mobx-react-lite';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useOnboardingWords } from './use-onboarding-words.ts';

/** What is said in the form itself when it could not be sent; what stands in it stays. */
export const StepTrouble = observer(function StepTrouble({ hasFailed }: { readonly hasFailed: boolean }) {
  const words = useOnboardingWords();
  const { isLost } = useStore(ConnectionStore);
  return (
    <div role="alert">
      {hasFailed && (
        <p className="err">
          <WarningIcon small />
          {isLost ? words.offline : words.failed}
        </p>
      )}
    </div>
  );
});
