import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

interface StepProblemProps {
  readonly hasFailed: boolean;
  /** True where refused because the member is silenced or banned. */
  readonly isClosed?: boolean;
  /** Sentence of a step in which every try counts. */
  readonly says?: ReactNode;
}

/** Problem of a failed step. Takes focus and scrolls into sight; fields keep their content. */
export const StepProblem = observer(function StepProblem({ hasFailed, isClosed = false, says }: StepProblemProps) {
  const words = useWords(onboardingWords);
  const { isAway } = useStore(ConnectionStore);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFailed) line.current?.focus();
  }, [hasFailed]);
  return (
    <div ref={line} role="alert" tabIndex={-1}>
      {hasFailed && (
        <p className="err">
          <WarningIcon small />
          {says ?? (isAway ? words.offline : isClosed ? words.closed : words.lost)}
        </p>
      )}
    </div>
  );
});
