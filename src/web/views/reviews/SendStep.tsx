import { observer } from 'mobx-react-lite';
import { reviewOf } from '#core/reviews/review-form.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import contributed from '../companies/contributed.module.css';
import { ReadOver } from '../contributions/ReadOver.tsx';
import { SendPromises } from '../contributions/SendPromises.tsx';
import { HasToGo } from '../exposure/HasToGo.tsx';
import { MayPoint } from '../exposure/MayPoint.tsx';
import { StruckText } from '../exposure/StruckText.tsx';
import { Field } from '../fields/Field.tsx';
import { Rating } from '../figures/Rating.tsx';
import { useStore } from '../stores.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';
import { UnshownJob } from './UnshownJob.tsx';
import { ReviewParts } from './ReviewParts.tsx';
import { useReviewTexts } from './use-review-texts.ts';

const earlier = ['stars', 'parts', 'likes', 'dislikes', 'job', 'leaving'] as const;

/** Full review as others will read it, hidden parts and promises. */
export const SendStep = observer(function SendStep() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(reviewFormWords);
  const { goingOut } = useWords(exposureWords);
  const written = useReviewTexts();
  const isNamed = useStore(GoingOutStore).namedIn(written.texts).length > 0;
  const store = useStore(ReviewFormStore);
  return (
    <div className={frame.fields}>
      <p className="muted">{words.lead}</p>
      <HasToGo written={written} />
      <MayPoint written={written} />
      <Seen />
      <Headline />
      <SendPromises promises={[words.key, words.changeable]} delay={isNamed ? goingOut.delay : words.delay} store={store} few={!store.isChange && shared.few} />
    </div>
  );
});

const Seen = observer(function Seen() {
  const words = useWords(reviewFormWords);
  const { card } = useWords(reviewWords);
  const store = useStore(ReviewFormStore);
  const { texts } = useReviewTexts();
  const { fields } = store.form.draft;
  const { ratings } = reviewOf(fields);
  return (
    <ReadOver title={words.readOver} heading={fields.companyName} earlier={earlier.map((step) => ({ label: words.steps[step], url: store.urlOf(step) }))}>
      <Rating value={Number(fields.stars) || null} />
      {fields.isInvited && (
        <div>
          <Tag tone="warn">{card.signs.invited}</Tag>
        </div>
      )}
      {fields.title && (
        <p className="strong">
          <StruckText field="title" texts={texts} />
        </p>
      )}
      {(['likes', 'dislikes'] as const).map((field) => (
        <div key={field}>
          <h4 className="lab">{card[field]}</h4>
          <p className={contributed.text}>
            <StruckText field={field} texts={texts} />
          </p>
        </div>
      ))}
      <ReviewParts ratings={ratings} />
      <UnshownJob />
    </ReadOver>
  );
});

const Headline = observer(function Headline() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(reviewFormWords);
  const store = useStore(ReviewFormStore);
  const { draft, problems } = store.form;
  return (
    <Field label={shared.optional(words.reviewTitle)} hint={words.titleHint} error={problems.title && words.titleLong}>
      {(control) => (
        <input
          {...control}
          className="input"
          autoComplete="off"
          value={draft.fields.title}
          onChange={({ currentTarget }) => store.type({ title: currentTarget.value })}
        />
      )}
    </Field>
  );
});
