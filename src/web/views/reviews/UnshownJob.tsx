import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { employments } from '#core/careers/employment-kind.ts';
import type { JobField } from '#core/exposure/anonymity-set.ts';
import { shownFirst, type SaidPart } from '#core/reviews/shown-first.ts';
import { reviewOf, type ReviewFields } from '#core/reviews/review-form.ts';
import { AnonymitySetStore } from '#web/stores/exposure/anonymity-set-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './review-form.module.css';

/** Job with its hidden parts struck through until many share them. */
export const UnshownJob = observer(function UnshownJob() {
  const words = useWords(reviewFormWords);
  const { form, existing, uncounted } = useStore(ReviewFormStore);
  const names = useJobNames();
  const first = shownFirst(reviewOf(form.draft.fields), existing.own.value);
  if (!first) return <p className="hint">{words.asBefore}</p>;
  const { shown, waiting } = first;
  return (
    <>
      {shown.length > 0 && (
        <p className="prov">
          {shown.map((part) => (
            <span key={part}>{names[part]}</span>
          ))}
        </p>
      )}
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          <ul className="plain" aria-label={words.waiting.title}>
            {waiting.map((part) => (
              <li key={part}>
                <s>{names[part]}</s>
              </li>
            ))}
          </ul>
          <p>
            <b>{words.waiting.title}</b> {uncounted === undefined ? words.waiting.because : words.waiting.uncounted}
          </p>
          {uncounted === undefined && <LeaveOut />}
        </div>
      )}
    </>
  );
});

function useJobNames(): Readonly<Record<SaidPart, string>> {
  const { card, filters } = useWords(reviewWords);
  const names = useStore(ListNamesStore);
  const { designation, city, employment, works } = useStore(ReviewFormStore).form.draft.fields;
  const kind = employments.find((known) => known === employment);
  return {
    designation: names.nameOf(designation),
    city: names.nameOf(city),
    employment: kind ? filters.employments[kind] : '',
    isCurrent: works === 'now' ? card.now : card.left,
  };
}

/** Fields to clear when a part of the job is left out. */
const saying: Readonly<Record<JobField, Partial<ReviewFields>>> = {
  city: { city: '', cityId: '' },
  employment: { employment: '' },
  isCurrent: { works: '' },
  designation: { designation: '', designationId: '' },
  department: { designation: '', designationId: '' },
};

/** Part to leave out to be among more people, by public counts (F-10). */
const LeaveOut = observer(function LeaveOut() {
  const words = useWords(exposureWords);
  const [store, crowds] = [useStore(ReviewFormStore), useStore(AnonymitySetStore)];
  const { companyUrlName, designation, city, works, employment } = store.form.draft.fields;
  useEffect(() => void crowds.count(companyUrlName), [crowds, companyUrlName]);
  const generalise = crowds.anonymitySetOf({
    department: null,
    designation: designation || null,
    city: city || null,
    employment: employments.find((kind) => kind === employment) ?? null,
    isCurrent: works === '' ? null : works === 'now',
  })?.generalise;
  return (
    generalise && (
      <div>
        <Button onClick={() => store.type(saying[generalise])}>{words.leaveOut(generalise)}</Button>
      </div>
    )
  );
});
