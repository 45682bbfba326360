import { observer } from 'mobx-react-lite';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { usePartsSaid } from './use-parts-said.ts';

/** Keyed content that could not be deleted, which keeps the account alive. */
export const StillByKey = observer(function StillByKey() {
  const { keyed: words } = useWords(accountWords);
  const { listed } = usePartsSaid();
  const { ticked, writings } = useStore(AccountStore);
  const { state } = writings.deleting;
  const kind = state.status === 'FAILURE' ? state.failure.kind : 'broken';
  return (
    <div className="err">
      <WarningIcon small />
      <div>
        {ticked.length > 0 && <p>{words.still(listed(ticked))}</p>}
        <p>
          {kind === 'offline' || kind === 'limited' ? words.because[kind] : words.because.failed} {words.again}
        </p>
      </div>
    </div>
  );
});
