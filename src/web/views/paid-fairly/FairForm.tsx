import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { payAbouts } from '#core/paid-fairly/pay-about.ts';
import { mostFilteredYears } from '#core/salaries/salary.ts';
import { fairYears, PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import calculator from '../calculators/calculators.module.css';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { Field } from '../fields/Field.tsx';
import { Segments } from '../fields/Segments.tsx';
import { Select } from '../fields/Select.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { Button } from '../ui/Button.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { PayField } from './PayField.tsx';
import styles from './paid-fairly.module.css';

/** Keeps focus until the press ends, as messages on leaving would move the button away. */
const stay = (event: SyntheticEvent) => event.preventDefault();

/** Fields without names, so that no form can put the pay into a URL. */
export const FairForm = observer(function FairForm() {
  const words = useWords(paidFairlyWords);
  const store = useStore(PaidFairlyStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!store.answer()) return point();
    const answer = document.getElementById('result');
    answer?.scrollIntoView?.();
    answer?.focus({ preventScroll: true });
  };
  return (
    <form ref={form} className={`card ${calculator['form']}`} aria-label={words.form} onSubmit={show} noValidate>
      <fieldset className={styles.question}>
        <legend>{words.questions.job}</legend>
        <ChosenInput
          field={store.job.field}
          label={words.job}
          hint={words.jobHint}
          error={store.isTried && !store.job.chosen ? words.missing.job : undefined}
          unlisted={words.unlisted}
        />
        <ChosenInput field={store.company.field} label={words.company} icon={<OfficeIcon />} unlisted={words.unlisted} />
      </fieldset>
      <fieldset className={styles.question}>
        <legend>{words.questions.place}</legend>
        <ChosenInput field={store.city.field} label={words.city} icon={<PlaceIcon />} unlisted={words.unlisted} />
        <Years />
      </fieldset>
      <fieldset className={styles.question}>
        <legend>{words.of[store.about].question}</legend>
        <Segments
          label={words.about}
          value={store.about}
          options={payAbouts.map((value) => ({ value, label: words.abouts[value] }))}
          onChange={(about) => store.setAbout(about)}
        />
        <PayField />
      </fieldset>
      <Button type="submit" look="main" onMouseDown={stay}>
        {words.show}
      </Button>
    </form>
  );
});

const Years = observer(function Years() {
  const words = useWords(paidFairlyWords);
  const store = useStore(PaidFairlyStore);
  const { years, isTried } = store;
  return (
    <Field label={words.years} error={isTried && years === null ? words.missing.years : undefined}>
      {(control) => (
        <Select
          {...control}
          autoComplete="off"
          value={years === null ? '' : String(years)}
          onChange={({ currentTarget }) => store.setYears(currentTarget.value === '' ? null : Number(currentTarget.value))}
          options={[
            { value: '', label: words.chooseYears },
            ...fairYears.map((each) => ({ value: String(each), label: words.yearsOf(each, each === mostFilteredYears) })),
          ]}
        />
      )}
    </Field>
  );
});
