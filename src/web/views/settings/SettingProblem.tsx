import { observer } from 'mobx-react-lite';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

export const SettingProblem = observer(function SettingProblem({ hasFailed }: { readonly hasFailed: boolean }) {
  const words = useWords(preferenceWords);
  const { isAway } = useStore(ConnectionStore);
  return (
    <p className="err" role="alert">
      {hasFailed && (
        <>
          <WarningIcon small />
          {isAway ? words.offline : words.failed}
        </>
      )}
    </p>
  );
});
