import { observer } from 'mobx-react-lite';
import { mostExperienceYears } from '#core/salaries/salary.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { CompanyInput } from '../contributions/CompanyInput.tsx';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

const years = Array.from({ length: mostExperienceYears + 1 }, (_, year) => year);

/** Company, job, city and experience. */
export const SalaryJobStep = observer(function SalaryJobStep() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(salaryFormWords);
  const names = useStore(ListNamesStore);
  const store = useStore(SalaryFormStore);
  const { form, job } = store;
  const { fields } = form.draft;
  const { unlisted } = words;
  const department = names.nameOf(fields.department);
  return (
    <div className={frame.fields}>
      <CompanyInput store={store} />
      <ChosenInput
        field={job.designation}
        label={words.designation}
        hint={department ? words.department(department) : shared.companyHint}
        error={form.problems.designation && words.noDesignation}
        unlisted={unlisted}
      />
      <ChosenInput
        field={job.city}
        label={words.city}
        hint={shared.companyHint}
        icon={<PlaceIcon />}
        error={form.problems.city && words.noCity}
        unlisted={unlisted}
      />
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
    </div>
  );
});
