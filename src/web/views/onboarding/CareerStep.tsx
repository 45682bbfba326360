import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { longestCollegeName } from '#core/profile/education.ts';
import { longestExperienceText } from '#core/profile/work-experience.ts';
import { CareerStepStore } from '#web/stores/onboarding/career-step-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { CareerOptions } from './CareerOptions.tsx';
import { Reauthentication } from '../steps/Reauthentication.tsx';
import { PortalOffer } from '../verification/PortalOffer.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Career status with company or college. */
export const CareerStep = observer(function CareerStep() {
  const words = useWords(onboardingWords);
  const store = useStore(CareerStepStore);
  const flow = useStore(OnboardingFlowStore);
  const toasts = useStore(ToastStore);
  const { type } = store;
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  useEffect(() => store.fill(), [store]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await store.send();
    point();
    if (store.hasFailed && !store.isClosed) toasts.show({ type: 'failure', text1: words.failed });
  };
  return (
    <form id={stepForm} ref={form} className={styles.step} onSubmit={(event) => void send(event)}>
      <p className="muted">{words.career.lead}</p>
      {flow.known?.career && <p className="inset">{words.career.renames}</p>}
      <CareerOptions />
      {type === 'student' ? <College /> : type && <Company />}
      {type !== 'unemployed' && flow.verifiesBy('portal') && <PortalOffer source="CareerStatus" />}
      {store.owesLogin && <Reauthentication />}
      <StepProblem hasFailed={store.hasFailed} isClosed={store.isClosed} />
    </form>
  );
});

const Company = observer(function Company() {
  const words = useWords(onboardingWords);
  const store = useStore(CareerStepStore);
  return (
    <Field
      label={store.type === 'working' ? words.career.company : words.optional(words.career.lastCompany)}
      hint={words.career.companyHint}
      error={store.isIncomplete ? words.career.companyMissing : undefined}
    >
      {(control) => (
        <Combobox
          {...control}
          maxLength={longestExperienceText}
          store={store.company}
          onInput={({ currentTarget }) => store.write({ companyName: currentTarget.value })}
          onChoose={(company) => store.takeCompany(company)}
        />
      )}
    </Field>
  );
});

const College = observer(function College() {
  const words = useWords(onboardingWords);
  const store = useStore(CareerStepStore);
  return (
    <Field label={words.career.college} hint={words.career.collegeHint} error={store.isIncomplete ? words.career.collegeMissing : undefined}>
      {(control) => (
        <Combobox
          {...control}
          maxLength={longestCollegeName}
          store={store.college}
          onInput={({ currentTarget }) => store.write({ collegeName: currentTarget.value })}
          onChoose={({ label }) => store.write({ collegeName: label })}
        />
      )}
    </Field>
  );
});
