import { observer } from 'mobx-react-lite';
import { freshnessBadge, type FreshnessBadge } from '#core/jobs/job-freshness.ts';
import type { Job } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

const tones: Readonly<Partial<Record<FreshnessBadge, 'ink' | 'warn'>>> = { new: 'ink', 'open-long': 'warn', stale: 'warn' };

/** Freshness in a word, where notable. */
export const FreshnessTag = observer(function FreshnessTag({ job }: { readonly job: Pick<Job, 'isOpen' | 'freshness' | 'scamSigns'> }) {
  const { freshness: words } = useWords(jobWords);
  const badge = freshnessBadge(job);
  if (badge === null) return null;
  const tone = tones[badge];
  return <Tag {...(tone && { tone })}>{badge === 'closed' ? words.closed : words.labels[badge]}</Tag>;
});
