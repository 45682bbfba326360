import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** The error page for a whole screen that broke, or whose code could not be fetched. */
export const BrokenScreen = observer(function BrokenScreen({ error }: { readonly error: unknown }) {
  const words = useWords(navigationWords);
  const failures = useStore(FailuresStore);
  useEffect(() => failures.partBroke(error instanceof Error ? error : new Error(String(error))), [failures, error]);
  return (
    <div className="wrap page">
      <div className="empty" role="alert">
        <h1>{words.broken}</h1>
        <p>{words.brokenBecause}</p>
        <a className="btn main" href="">
          {words.reload}
        </a>
      </div>
    </div>
  );
});
