import { observer } from 'mobx-react-lite';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Tells of an unanswered deletion while its receipt is looked up. */
export const DeletionLookedAfter = observer(function DeletionLookedAfter() {
  const { looking } = useWords(accountWords);
  const { isLooking } = useStore(AccountStore);
  return <div role="status">{isLooking && <p>{looking}</p>}</div>;
});
