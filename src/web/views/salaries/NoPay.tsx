import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { tellPayUrl } from '#core/salaries/pay-urls.ts';
import { fewestOfWholeJob } from '#core/salaries/fewest-people.ts';
import type { Named } from '#core/named.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

interface NoPayProps {
  readonly company?: Named | null;
  readonly designation?: Named | null;
  readonly isWholeJob?: boolean;
  readonly hasParts?: boolean;
  readonly children?: ReactNode;
}

/** Placeholder where too few shared their pay, with what would open it and a link to contribute. */
export const NoPay = observer(function NoPay({ company = null, designation = null, isWholeJob = false, hasParts = false, children }: NoPayProps) {
  const words = useWords(payWords);
  return (
    <EmptyState
      title={hasParts ? words.job.noWhole : words.none}
      level={2}
      because={hasParts ? words.job.noWholeBecause : isWholeJob ? words.opensJob(fewestOfWholeJob) : words.opens(fewestContributors)}
    >
      {children}
      {!hasParts && <p className="muted sm">{words.tellFirst}</p>}
      <Link to={tellPayUrl({ company, designation })} className="btn">
        {words.tell}
      </Link>
    </EmptyState>
  );
});
