import { observer } from 'mobx-react-lite';
import type { Review } from '#core/reviews/review.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { useWords } from '../words.tsx';
import { useMonday } from '../content/use-monday.ts';

interface ReviewJobLineProps {
  readonly review: Pick<Review, 'job' | 'week'> & Partial<Pick<Review, 'isEdited'>>;
}

/** Job and week of a review, without what too few share. */
export const ReviewJobLine = observer(function ReviewJobLine({ review: { job, week, isEdited = false } }: ReviewJobLineProps) {
  const { card, filters } = useWords(reviewWords);
  const { listed } = useWords(companyWords);
  const monday = useMonday();
  const said = [
    (job.designation ?? job.department) && listed(job.designation ?? job.department ?? ''),
    job.city && listed(job.city),
    job.employment && job.employment !== 'full-time' && filters.employments[job.employment],
    job.isCurrent !== null && (job.isCurrent ? card.now : card.left),
    card.week(monday(week)),
    isEdited && card.edited,
  ];
  return (
    <p className="prov">
      {said.filter(Boolean).map((part) => (
        <span key={String(part)}>{part}</span>
      ))}
    </p>
  );
});
