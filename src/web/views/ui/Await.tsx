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
  /** A placeholder meanwhile, in the shape of what will come. */
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

/** Shows a request wherever it is there, so that no screen spells out loading and failure again. */
export const Await = observer(Awaited) as typeof Awaited;

/** A failed request, with a button to repeat it. One that failed for want of a connection, or because the server was busy, is repeated by itself once it answers. */
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

/** Asks again when the connection has come back since. */
export function useAskedAgain(returns: number | undefined, again: () => void): void {
  const seen = useRef(returns);
  useEffect(() => {
    if (returns === undefined || returns === seen.current) return;
    seen.current = returns;
    again();
  }, [returns, again]);
}
