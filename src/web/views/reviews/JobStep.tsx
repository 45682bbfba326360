import { observer } from 'mobx-react-lite';
import { employments } from '#core/careers/employment-kind.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { PlaceIcon } from '../ui/area-icons.tsx';
import { useWords } from '../words.tsx';
import styles from './review-form.module.css';

/** The job behind a review; all of it may be left out. */
export const JobStep = observer(function JobStep() {
  const { form: words } = useWords(contributionWords);
  const { filters } = useWords(reviewWords);
  const store = useStore(ReviewFormStore);
  const { fields } = store.form.draft;
  return (
    <div className={styles.fields}>
      <p className="hint">{words.jobHint}</p>
      <Field label={words.designation} error={store.unlisted === 'designation' ? words.unlisted : undefined}>
        {(control) => (
          <Combobox
            {...control}
            store={store.designation}
            onChoose={({ id, label }) => store.chooseListed('designation', id, label)}
            onLeave={() => store.leaveListed('designation')}
          />
        )}
      </Field>
      <Field label={words.city} error={store.unlisted === 'city' ? words.unlisted : undefined}>
        {(control) => (
          <Combobox
            {...control}
            store={store.city}
            icon={<PlaceIcon />}
            onChoose={({ id, label }) => store.chooseListed('city', id, label)}
            onLeave={() => store.leaveListed('city')}
          />
        )}
      </Field>
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
