import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { tellPayUrl } from '#core/salaries/pay-urls.ts';
import { fewestOfWholeJob } from '#core/salaries/publishable-slice.ts';
import type { Named } from '#core/named.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

interface NoPayProps {
  readonly company?: Named | null;
  readonly designation?: Named | null;
  /** Whether company, job, city and experience were all asked for. */
  readonly isWholeJob?: boolean;
  /** Whether groups of the same people are shown beside it. */
  readonly hasParts?: boolean;
  /** A way on to those of whom enough is known. */
  readonly children?: ReactNode;
}

/** The place of figures where too few people shared their pay: why, what would open it, and the way to add one's own. */
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
