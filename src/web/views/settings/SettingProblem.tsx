import { observer } from 'mobx-react-lite';
import { WarningIcon } from '../ui/icons.tsx';
import { usePreferenceWords } from './use-preference-words.ts';

/** Says that a setting could not be kept. */
export const SettingProblem = observer(function SettingProblem({ hasFailed }: { readonly hasFailed: boolean }) {
  const words = usePreferenceWords();
  return (
    <p className="err" role="alert">
      {hasFailed && (
        <>
          <WarningIcon small />
          {words.failed}
        </>
      )}
    </p>
  );
});
