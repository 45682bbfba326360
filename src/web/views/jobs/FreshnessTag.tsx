import { observer } from 'mobx-react-lite';
import type { FreshnessLabel } from '#core/jobs/job-freshness.ts';
import type { Job } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

const tones: Readonly<Partial<Record<FreshnessLabel, 'good' | 'ink' | 'warn'>>> = { new: 'ink', confirmed: 'good', stale: 'warn' };

/** How fresh a job is, in a word; or that it is closed. Where it has signs of a scam, no colour speaks for it. */
export const FreshnessTag = observer(function FreshnessTag({
  job: { isOpen, freshness, scamSigns },
}: {
  readonly job: Pick<Job, 'isOpen' | 'freshness' | 'scamSigns'>;
}) {
  const { freshness: words } = useWords(jobWords);
  if (!isOpen) return <Tag>{words.closed}</Tag>;
  const tone = scamSigns.length === 0 ? tones[freshness.label] : undefined;
  return <Tag {...(tone && { tone })}>{words.labels[freshness.label]}</Tag>;
});
