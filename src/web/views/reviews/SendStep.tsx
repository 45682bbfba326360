import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { JobField } from '#core/exposure/crowd.ts';
import type { ReviewFields } from '#core/reviews/review-form.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { tokensInQuarter } from '#core/contributions/contribution-tokens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { SendContribution } from '../contributions/SendContribution.tsx';
import { ExposureNotice } from '../exposure/ExposureNotice.tsx';
import { Field } from '../fields/Field.tsx';
import { Rating } from '../figures/Rating.tsx';
import { useStore } from '../stores.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './review-form.module.css';

/** The whole review once more, as everybody will read it, and what is promised. */
export const SendStep = observer(function SendStep() {
  const { form: words } = useWords(contributionWords);
  const { card } = useWords(reviewWords);
  const store = useStore(ReviewFormStore);
  const { form, isChange } = store;
  const { fields } = form.draft;
  return (
    <div className={styles.fields}>
      <Field label={words.optional(words.reviewTitle)} hint={words.titleHint} error={form.problems.title && words.titleLong}>
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
      <section className={`card ${styles.readOver}`} aria-label={words.readOver}>
        <h3 className="lab">{words.readOver}</h3>
        <Rating value={Number(fields.stars) || null} />
        {fields.title && <p className="strong">{fields.title}</p>}
        <Said heading={card.likes} text={fields.likes} />
        <Said heading={card.dislikes} text={fields.dislikes} />
        <SaidJob />
        <Earlier />
      </section>
      <div className={styles.promise}>
        <ul>
          {[words.key, words.delay, words.changeable].map((said) => (
            <li key={said}>
              <CheckIcon small />
              {said}
            </li>
          ))}
        </ul>
        {!isChange && <p className="muted">{words.few(tokensInQuarter)}</p>}
      </div>
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
  const { form: words } = useWords(contributionWords);
  const { card } = useWords(reviewWords);
  const [store, exposure] = [useStore(ReviewFormStore), useStore(ExposureStore)];
  const { title, likes, dislikes, companyName, companyUrlName, ...job } = store.form.draft.fields;
  useEffect(() => exposure.read({ title, likes, dislikes }, companyName), [exposure, title, likes, dislikes, companyName]);
  useEffect(() => void exposure.count(companyUrlName), [exposure, companyUrlName]);
  const crowd = exposure.crowdOf({
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
      crowd={crowd}
      fieldNames={{ title: words.reviewTitle, likes: card.likes, dislikes: card.dislikes }}
      onReplace={(field, text) => store.type({ [field]: text })}
      onGeneralise={(part) => store.type(saying[part])}
    />
  );
});

/** The job as it is said; whether it is shown, others decide by saying the same. */
const SaidJob = observer(function SaidJob() {
  const { form: words } = useWords(contributionWords);
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

/** The ways back to what can be put right. */
const Earlier = observer(function Earlier() {
  const { form: words } = useWords(contributionWords);
  const { target } = useStore(ReviewFormStore);
  return (
    <nav className="row" aria-label={words.fix}>
      {(['stars', 'parts', 'likes', 'dislikes', 'job', 'leaving'] as const).map((step) => (
        <Link key={step} to={reviewFormUrl({ ...target, step })} className="go">
          {words.steps[step]}
        </Link>
      ))}
    </nav>
  );
});

const Said = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <div>
    <h4 className="lab">{heading}</h4>
    <p>{text}</p>
  </div>
);

/** Sends the review. */
export const SendButton = observer(function SendButton() {
  const { form: words } = useWords(contributionWords);
  const { need, isChange, form } = useStore(ReviewFormStore);
  return <SendContribution need={need} context="review" isChange={isChange} isSending={form.isSending} send={words.send} />;
});
