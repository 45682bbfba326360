import { observer } from 'mobx-react-lite';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { Segments } from '../fields/Segments.tsx';
import { useStore } from '../stores.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './review-form.module.css';

/** Which company, and whether one is there still. */
export const CompanyStep = observer(function CompanyStep() {
  const { form: words } = useWords(contributionWords);
  const store = useStore(ReviewFormStore);
  const { form, isChange } = store;
  return (
    <div className={styles.fields}>
      {!isChange && (
        <Field label={words.company} hint={words.companyHint} error={form.problems.company && words.noCompany}>
          {(control) => (
            <Combobox
              {...control}
              store={store.companies}
              icon={<OfficeIcon />}
              onChoose={({ id, label }) => store.chooseCompany(id, label)}
              onLeave={() => store.leaveCompany()}
            />
          )}
        </Field>
      )}
      <Segments
        label={words.works}
        options={[
          { value: 'now', label: words.worksNow },
          { value: 'left', label: words.worksLeft },
        ]}
        value={form.draft.fields.works}
        onChange={(works) => store.type({ works })}
      />
      <p className="hint">{words.kept}</p>
    </div>
  );
});
