import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { JobField } from '#core/exposure/anonymity-set.ts';
import type { ReviewFields } from '#core/reviews/review-form.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { AnonymitySetStore } from '#web/stores/exposure/anonymity-set-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { ReadOver } from '../contributions/ReadOver.tsx';
import { SendPromises } from '../contributions/SendPromises.tsx';
import { ExposureNotice } from '../exposure/ExposureNotice.tsx';
import { Field } from '../fields/Field.tsx';
import { Rating } from '../figures/Rating.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

/** The steps in which a review can be put right. */
const earlier = ['stars', 'parts', 'likes', 'dislikes', 'job', 'leaving'] as const;

/** The whole review once more, as everyone will read it, and what is promised. */
export const SendStep = observer(function SendStep() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(reviewFormWords);
  const { card } = useWords(reviewWords);
  const store = useStore(ReviewFormStore);
  const { form, isChange } = store;
  const { fields } = form.draft;
  return (
    <div className={frame.fields}>
      <Field label={shared.optional(words.reviewTitle)} hint={words.titleHint} error={form.problems.title && words.titleLong}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            value={fields.title}
            onChange={({ currentTarget }) => store.type({ title: currentTarget.value })}
          />
        )}
      </Field>
      <Exposure />
      <ReadOver title={words.readOver} earlier={earlier.map((step) => ({ label: words.steps[step], url: store.urlOf(step) }))}>
        <Rating value={Number(fields.stars) || null} />
        {fields.title && <p className="strong">{fields.title}</p>}
        <Said heading={card.likes} text={fields.likes} />
        <Said heading={card.dislikes} text={fields.dislikes} />
        {store.uncounted === undefined && <SaidJob />}
      </ReadOver>
      <SendPromises promises={[words.key, words.delay, words.changeable]} few={!isChange && shared.few} />
    </div>
  );
});

/** The fields that say a part of a job, to be emptied where it is left out. */
const saying: Readonly<Record<JobField, Partial<ReviewFields>>> = {
  city: { city: '', cityId: '' },
  employment: { employment: '' },
  isCurrent: { works: '' },
  designation: { designation: '', designationId: '' },
  department: { designation: '', designationId: '' },
};

/** What may give the author away; it holds nobody back (F-10). */
const Exposure = observer(function Exposure() {
  const words = useWords(reviewFormWords);
  const { card } = useWords(reviewWords);
  const [store, exposure, crowds] = [useStore(ReviewFormStore), useStore(ExposureStore), useStore(AnonymitySetStore)];
  const { title, likes, dislikes, companyName, companyUrlName, ...job } = store.form.draft.fields;
  useEffect(() => exposure.read({ title, likes, dislikes }, companyName), [exposure, title, likes, dislikes, companyName]);
  useEffect(() => void crowds.count(companyUrlName), [crowds, companyUrlName]);
  const anonymitySet = crowds.anonymitySetOf({
    department: null,
    designation: job.designation || null,
    city: job.city || null,
    employment: employments.find((kind) => kind === job.employment) ?? null,
    isCurrent: job.works === '' ? null : job.works === 'now',
  });
  return (
    <ExposureNotice
      texts={{ title, likes, dislikes }}
      findings={exposure.findings}
      anonymitySet={anonymitySet}
      fieldNames={{ title: words.reviewTitle, likes: card.likes, dislikes: card.dislikes }}
      onReplace={(field, text) => store.type({ [field]: text })}
      onGeneralise={(part) => store.type(saying[part])}
    />
  );
});

/** The job as it is said; whether it is shown, others decide by saying the same. */
const SaidJob = observer(function SaidJob() {
  const words = useWords(reviewFormWords);
  const { card, filters } = useWords(reviewWords);
  const names = useStore(ListNamesStore);
  const { designation, city, employment, works } = useStore(ReviewFormStore).form.draft.fields;
  const kind = employments.find((known) => known === employment);
  const said = [names.nameOf(designation), names.nameOf(city), kind && filters.employments[kind], works && (works === 'now' ? card.now : card.left)].filter(
    Boolean,
  );
  if (said.length === 0) return null;
  return (
    <div>
      <p className="prov">
        {said.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <p className="hint">{words.jobHint}</p>
    </div>
  );
});

const Said = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <div>
    <h4 className="lab">{heading}</h4>
    <p>{text}</p>
  </div>
);
