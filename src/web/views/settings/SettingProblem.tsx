import { observer } from 'mobx-react-lite';
import { settingsWords } from '#web/words/settings/settings-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Says that a setting could not be kept. */
export const SettingProblem = observer(function SettingProblem({ hasFailed }: { readonly hasFailed: boolean }) {
  const words = useWords(settingsWords).preferences;
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
