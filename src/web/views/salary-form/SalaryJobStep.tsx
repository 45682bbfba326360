import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { mostExperienceYears } from '#core/salaries/salary.ts';
import type { ChosenField } from '#web/stores/forms/chosen-field.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { PlaceIcon } from '../ui/area-icons.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './salary-form.module.css';

const years = Array.from({ length: mostExperienceYears + 1 }, (_, year) => year);

/** Where, as what, in which city, and with how many years. */
export const SalaryJobStep = observer(function SalaryJobStep() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(salaryFormWords);
  const names = useStore(ListNamesStore);
  const store = useStore(SalaryFormStore);
  const { form, job, isChange } = store;
  const { fields } = form.draft;
  const department = names.nameOf(fields.department);
  return (
    <div className={styles.fields}>
      {!isChange && (
        <Chosen field={job.company} label={shared.company} hint={shared.companyHint} icon={<OfficeIcon />} error={form.problems.company && shared.noCompany} />
      )}
      <Chosen
        field={job.designation}
        label={words.designation}
        hint={department ? words.department(department) : shared.companyHint}
        error={form.problems.designation && words.noDesignation}
      />
      <Chosen field={job.city} label={words.city} hint={shared.companyHint} icon={<PlaceIcon />} error={form.problems.city && words.noCity} />
      <Field label={words.experience} error={form.problems.experience && words.noExperience}>
        {(control) => (
          <Select
            {...control}
            value={fields.experience}
            onChange={({ currentTarget }) => store.type({ experience: currentTarget.value })}
            options={[{ value: '', label: words.choose }, ...years.map((year) => ({ value: String(year), label: words.years(year) }))]}
          />
        )}
      </Field>
      <p className="hint">{shared.kept}</p>
    </div>
  );
});

interface ChosenProps {
  readonly field: ChosenField;
  readonly label: string;
  readonly hint: string;
  readonly icon?: ReactNode;
  readonly error: string | undefined;
}

/** A field that is chosen out of a list. */
const Chosen = observer(function Chosen({ field, label, hint, icon, error }: ChosenProps) {
  const words = useWords(salaryFormWords);
  return (
    <Field label={label} hint={hint} error={field.isUnlisted ? words.unlisted : error}>
      {(control) => <Combobox {...control} store={field.store} icon={icon} onChoose={(suggestion) => field.choose(suggestion)} onLeave={() => field.leave()} />}
    </Field>
  );
});
