import { observer } from 'mobx-react-lite';
import { employments } from '#core/careers/employment-kind.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

export const JobStep = observer(function JobStep() {
  const words = useWords(reviewFormWords);
  const { filters } = useWords(reviewWords);
  const store = useStore(ReviewFormStore);
  const { job } = store;
  const { fields } = store.form.draft;
  return (
    <div className={frame.fields}>
      {store.uncounted === undefined && <p className="hint">{words.jobHint}</p>}
      <ChosenInput field={job.designation} label={words.designation} />
      <ChosenInput field={job.city} label={words.city} icon={<PlaceIcon />} />
      <Field label={words.employment}>
        {(control) => (
          <Select
            {...control}
            value={fields.employment}
            onChange={({ currentTarget }) => store.type({ employment: currentTarget.value })}
            options={[{ value: '', label: words.notSaid }, ...employments.map((value) => ({ value, label: filters.employments[value] }))]}
          />
        )}
      </Field>
    </div>
  );
});
