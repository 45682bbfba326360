import type { ReactNode } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { Request } from '#web/stores/requests/request.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ContributedSkeleton } from './ContributedSkeleton.tsx';
import company from './company.module.css';

interface OneScreenProps<Value> {
  readonly request: Pick<Request<Value, never>, 'state' | 'again'>;
  readonly isMissing: boolean;
  readonly words: { readonly missing: string; readonly missingBecause: string; readonly ledger: string };
  readonly head?: ReactNode;
  readonly meanwhile?: ReactNode;
  /** Replies that remain below deleted content. */
  readonly left?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Page of one contribution, or where to read why it is missing. */
export const OneScreen = <Value,>({ request, isMissing, words, head, meanwhile = <ContributedSkeleton />, left, children }: OneScreenProps<Value>) => (
  <div className={`wrap page stack g5 ${company.screen}`}>
    {isMissing ? (
      <>
        <EmptyState title={words.missing} level={1} because={words.missingBecause} link={{ label: words.ledger, to: screens.transparency }} />
        {left}
      </>
    ) : (
      <>
        {head}
        <ErrorBoundary>
          <Await request={request} meanwhile={meanwhile}>
            {children}
          </Await>
        </ErrorBoundary>
      </>
    )}
  </div>
);
