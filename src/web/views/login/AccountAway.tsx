import { observer } from 'mobx-react-lite';
import { errorWords } from '#web/words/errors/error-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { AskAgainButton } from './AskAgainButton.tsx';

/** Replaces pages that depend on the member while their account is unreachable. */
export const AccountAway = observer(function AccountAway() {
  const { waiting } = useWords(errorWords);
  return (
    <div className="wrap page">
      <EmptyState title={waiting.account} level={1} because={waiting.offline}>
        <AskAgainButton />
      </EmptyState>
    </div>
  );
});
