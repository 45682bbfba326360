import { observer } from 'mobx-react-lite';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Says that a setting could not be kept. */
export const SettingProblem = observer(function SettingProblem({ hasFailed }: { readonly hasFailed: boolean }) {
  const words = useWords(preferenceWords);
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
