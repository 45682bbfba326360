import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useAskedAgain } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';

const noError = Symbol('no error');

/** Page of a screen that broke or whose code awaits a connection, then loads by itself. */
export const BrokenScreen = observer(function BrokenScreen({ error }: { readonly error: unknown }) {
  const words = useWords(navigationWords);
  const { waiting } = useWords(errorWords);
  const failures = useStore(FailuresStore);
  const connection = useStore(ConnectionStore);
  const { isLost, isBusy, returns } = connection;
  const location = useLocation();
  const navigate = useNavigate();
  const [isReported, tellReported] = useState(false);
  const [awaited, wait] = useState<unknown>(noError);
  const isComing = !isLost && awaited === error;
  useEffect(() => {
    if (isLost) wait(() => error);
  }, [isLost, error]);
  useEffect(() => {
    const report = async () => (await connection.check()) && tellReported(await failures.partBroke(error instanceof Error ? error : new Error(String(error))));
    void report();
  }, [connection, failures, error]);
  useAskedAgain(returns, () => void navigate(location, { replace: true }));
  return (
    <div className="wrap page">
      <div className="empty" role="alert">
        <h1>{isComing ? words.back : isBusy ? waiting.failed : isLost ? words.notHere : words.broken}</h1>
        <p>{isComing ? words.backBecause : isBusy ? waiting.busy : isLost ? waiting.offline : words.brokenBecause}</p>
        {!isLost && !isComing && isReported && <p>{words.reported}</p>}
        <a className="btn main" href="">
          {words.reload}
        </a>
      </div>
    </div>
  );
});
