import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import type { Request } from '#web/stores/requests/request.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Button } from './Button.tsx';
import { Skeleton } from './Skeleton.tsx';

interface AwaitProps<Value> {
  readonly request: Pick<Request<Value, never>, 'state' | 'again'>;
  readonly children: (value: Value) => ReactNode;
  readonly meanwhile?: ReactNode;
}

function Awaited<Value>({ request, children, meanwhile = <Skeleton /> }: AwaitProps<Value>) {
  const { state } = request;
  switch (state.status) {
    case 'IDLE':
    case 'LOADING':
      return meanwhile;
    case 'FAILURE':
      return <Failed isOffline={state.failure.kind === 'offline'} again={() => void request.again()} />;
    case 'SUCCESS':
      return children(state.value);
  }
}

/** Draws loading, failure and content of a request, so that no screen repeats it. */
export const Await = observer(Awaited) as typeof Awaited;

/** Failed request with a retry button. Retries by itself after lost connections or a busy server. */
const Failed = observer(function Failed({ isOffline, again }: { readonly isOffline: boolean; readonly again: () => void }) {
  const words = useWords(errorWords);
  const { returns, isBusy } = useStore(ConnectionStore);
  useAskedAgain(isOffline ? returns : undefined, again);
  return (
    <div className="empty" role="alert">
      <p>{isOffline ? words.waiting[isBusy ? 'busy' : 'offline'] : words.waiting.failed}</p>
      <Button onClick={again}>{words.waiting.again}</Button>
    </div>
  );
});

export function useAskedAgain(returns: number | undefined, again: () => void): void {
  const seen = useRef(returns);
  useEffect(() => {
    if (returns === undefined || returns === seen.current) return;
    seen.current = returns;
    again();
  }, [returns, again]);
}
