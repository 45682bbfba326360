import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { compareSalariesUrl } from '#core/salaries/pay-urls.ts';
import { CompareSalariesStore } from '#web/stores/salaries/compare-salaries-store.ts';
import { ComparedSalariesStore } from '#web/stores/salaries/compared-salaries-store.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { NarrowChoice } from './NarrowChoice.tsx';
import { useNarrowFields } from './use-narrow-fields.ts';
import styles from './salaries.module.css';

export const AddCompared = observer(function AddCompared() {
  const { compare: words, hub } = useWords(payWords);
  const store = useStore(CompareSalariesStore);
  const kept = useStore(ComparedSalariesStore);
  const lookup = useStore(PayLookup);
  const fields = useNarrowFields();
  const navigate = useNavigate();
  const [narrowed, setNarrowed] = useState(jobPaySearchFromUrl(new URLSearchParams()));
  const narrowing = [fields.city(lookup.places.value?.locations ?? [], narrowed.city), fields.experience(narrowed.experience)];
  const pick = ({ name, value }: HTMLSelectElement) => {
    const read = jobPaySearchFromUrl(new URLSearchParams([[name, value]]));
    setNarrowed(name === 'city' ? { ...narrowed, city: read.city } : { ...narrowed, experience: read.experience });
  };
  const add = async () => {
    const job = await store.found(narrowed.city, narrowed.experience);
    if (job && kept.mayAdd(job)) void navigate(compareSalariesUrl(kept.with(job)), { preventScrollReset: true });
  };
  return (
    <form
      className={`needs-script ${styles['narrowing']}`}
      aria-labelledby="add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2 id="add" className={styles['wide']}>
        {words.add}
      </h2>
      <Field label={hub.job} error={lookup.problem === 'job' ? hub.jobMissing : undefined}>
        {(control) => <Combobox {...control} store={lookup.job} placeholder={hub.jobPlaceholder} />}
      </Field>
      <Field label={words.company} error={lookup.problem === 'company' ? words.companyMissing : undefined}>
        {(control) => <Combobox {...control} store={lookup.company} placeholder={hub.companyPlaceholder} />}
      </Field>
      {narrowing.map((field) => (
        <NarrowChoice key={field.name} field={field} onPick={pick} />
      ))}
      <Button type="submit" look="main">
        {words.add}
      </Button>
    </form>
  );
});
