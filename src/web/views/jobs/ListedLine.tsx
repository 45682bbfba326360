import { observer } from 'mobx-react-lite';
import type { Job } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { useWords } from '../words.tsx';

interface ListedLineProps {
  readonly job: Pick<Job, 'isOpen' | 'freshness' | 'isByCompany'>;
}

export const ListedLine = observer(function ListedLine({ job: { isOpen, freshness, isByCompany } }: ListedLineProps) {
  const { freshness: words } = useWords(jobWords);
  const { label, firstSeen, lastConfirmed, saidOpenOn } = freshness;
  const last = () => {
    if (!isOpen || label === 'stale') return words.lastListed(lastConfirmed);
    if (isByCompany) return words.byCompany(lastConfirmed > firstSeen ? lastConfirmed : null);
    if (saidOpenOn !== null && saidOpenOn > lastConfirmed) return words.saidOpenBy(saidOpenOn);
    return lastConfirmed > firstSeen ? words.stillListed(lastConfirmed) : undefined;
  };
  return <span className="muted xs">{[words.seen(firstSeen), last()].filter((part) => part !== undefined).join(', ')}</span>;
});
