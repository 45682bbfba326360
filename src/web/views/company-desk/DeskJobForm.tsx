import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { numberReading } from '#core/calculators/typed-number.ts';
import { payPers } from '#core/calculators/pay-periods.ts';
import { longestCityLine, type TypedJobField } from '#core/company-desk/typed-job.ts';
import { mostJobExperience } from '#core/jobs/job-search.ts';
import { longestApplyUrl, longestJobDescription, longestJobTitle, workplaces } from '#core/jobs/job.ts';
import { DeskJobsStore } from '#web/stores/company-desk/desk-jobs-store.ts';
import { deskJobWords } from '#web/words/company-desk/desk-job-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Field } from '../fields/Field.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segments } from '../fields/Segments.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { DeskJobField } from './DeskJobField.tsx';
import styles from './company-desk.module.css';

/** Form of one job, which leads to how readers will see it. */
export const DeskJobForm = observer(function DeskJobForm() {
  const words = useWords(deskJobWords);
  const store = useStore(DeskJobsStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const look = (event: FormEvent) => {
    event.preventDefault();
    void store.look().then((isShown) => !isShown && point());
  };
  return (
    <form ref={form} className={`stack g3 ${styles.form}`} onSubmit={look} noValidate aria-labelledby="desk-job-form">
      <h2 id="desk-job-form">{store.jobId === null ? words.formNew : words.formChange}</h2>
      <DeskJobField name="title" longest={longestJobTitle} />
      <Places />
      <Pay />
      <Years />
      <Description />
      <DeskJobField name="apply" longest={longestApplyUrl} hint={words.hints.apply} spellCheck={false} autoCapitalize="none" />
      <DeskJobField name="closesOn" type="date" hint={words.hints.closesOn} />
      {store.problem && (
        <p role="alert" className="err">
          {words.problems[store.problem]}
          {store.refused.map((sentence) => ` “${sentence}”`)}
        </p>
      )}
      <div className="row">
        <Button type="submit" look="main" busy={store.isBusy}>
          {words.look}
        </Button>
        <Button onClick={() => store.leave()}>{words.leave}</Button>
      </div>
    </form>
  );
});

const Places = observer(function Places() {
  const words = useWords(deskJobWords);
  const { workplaces: names } = useWords(jobWords);
  const store = useStore(DeskJobsStore);
  return (
    <>
      <DeskJobField name="cities" longest={longestCityLine} hint={words.hints.cities} />
      <Segments
        label={words.fields.workplace}
        options={workplaces.map((value) => ({ value, label: names[value] }))}
        value={workplaces.find((value) => value === store.draft.workplace) ?? 'office'}
        onChange={(workplace) => store.type({ workplace })}
      />
    </>
  );
});

const Pay = observer(function Pay() {
  const words = useWords(deskJobWords);
  const store = useStore(DeskJobsStore);
  return (
    <>
      <div className={styles.two}>
        <DeskJobField name="payFrom" of="pay" inputMode="numeric" hint={words.hints.pay} />
        <DeskJobField name="payTo" of="pay" inputMode="numeric" />
      </div>
      <Segments
        label={words.fields.payPer}
        options={payPers.map((value) => ({ value, label: words.pers[value] }))}
        value={payPers.find((value) => value === store.draft.payPer) ?? 'year'}
        onChange={(payPer) => store.type({ payPer })}
      />
    </>
  );
});

const Years = () => (
  <div className={styles.two}>
    <DeskYears name="experienceFrom" />
    <DeskYears name="experienceTo" />
  </div>
);

const deskYears = { most: mostJobExperience };

const DeskYears = observer(function DeskYears({ name }: { readonly name: 'experienceFrom' | 'experienceTo' }) {
  const words = useWords(deskJobWords);
  const store = useStore(DeskJobsStore);
  const { draft, faults } = store;
  const isFault = faults.includes('experience');
  const { kind } = numberReading(draft[name], deskYears);
  const isWrong = kind === 'beyond' || kind === 'unreadable';
  return (
    <NumberField
      label={words.fields[name]}
      value={draft[name]}
      ends={deskYears}
      isWrong={isFault && isWrong}
      isOptional
      error={isFault ? words.faults.experience : undefined}
      words={words.numbers}
      onChange={(years) => store.type({ [name]: years })}
    />
  );
});

const Description = observer(function Description() {
  const words = useWords(deskJobWords);
  const store = useStore(DeskJobsStore);
  const field: TypedJobField = 'description';
  const [demand] = store.demands;
  const error = demand === undefined ? store.faults.includes(field) && words.faults[field] : words.asksMoney(demand);
  return (
    <Field label={words.fields.description} error={error || undefined}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={8}
          maxLength={longestJobDescription}
          value={store.draft.description}
          onChange={({ currentTarget }) => store.type({ description: currentTarget.value })}
        />
      )}
    </Field>
  );
});
