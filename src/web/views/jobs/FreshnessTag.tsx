import { observer } from 'mobx-react-lite';
import type { FreshnessLabel } from '#core/jobs/job-freshness.ts';
import type { Job } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

const tones: Readonly<Partial<Record<FreshnessLabel, 'ink' | 'warn'>>> = { new: 'ink', 'open-long': 'warn', stale: 'warn' };

/** A word where a job is new, listed for long, or closed. What is listed as usual wears none, nor what has signs of a scam: it would read as checked. */
export const FreshnessTag = observer(function FreshnessTag({
  job: { isOpen, freshness, scamSigns },
}: {
  readonly job: Pick<Job, 'isOpen' | 'freshness' | 'scamSigns'>;
}) {
  const { freshness: words } = useWords(jobWords);
  if (!isOpen) return <Tag>{words.closed}</Tag>;
  if (scamSigns.length > 0 || freshness.label === 'confirmed') return null;
  const tone = tones[freshness.label];
  return <Tag {...(tone && { tone })}>{words.labels[freshness.label]}</Tag>;
});
