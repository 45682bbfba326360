import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { nextStepUrl } from '#core/navigation/screens.ts';
import { stepsOfSalary, type SalaryStep } from '#core/salaries/salary-form.ts';
import { salaryFormUrl } from '#core/salaries/salary-form-url.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { refusalSentence } from '../contributions/refusal-sentence.ts';
import { SendContribution } from '../contributions/SendContribution.tsx';
import { StartAnew } from '../contributions/StartAnew.tsx';
import { ContributionForm } from '../fields/ContributionForm.tsx';
import { StepProgress } from '../fields/StepProgress.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { PayStep } from './PayStep.tsx';
import { SalaryJobStep } from './SalaryJobStep.tsx';
import { SalarySendStep } from './SalarySendStep.tsx';
import { UnitQuestion } from './UnitQuestion.tsx';
import styles from './salary-form.module.css';

const fieldsOf: Readonly<Record<SalaryStep, () => ReactNode>> = {
  job: () => <SalaryJobStep />,
  pay: () => <PayStep />,
  send: () => <SalarySendStep />,
};

/** The steps of a salary. Each has its URL, so that Back leads to the one before, and a page that is loaded anew stays where it was. */
export const SalaryForm = observer(function SalaryForm() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(salaryFormWords);
  const store = useStore(SalaryFormStore);
  const navigate = useNavigate();
  const { form, step, target, changed } = store;
  const at = stepsOfSalary.indexOf(step);
  const send = async () => {
    const isSent = await store.send();
    if (!isSent && store.step !== step) void navigate(salaryFormUrl({ ...target, step: store.step, salary: changed }));
    return isSent;
  };
  return (
    <>
      <StepProgress step={at + 1} of={stepsOfSalary.length} said={shared.progress(at + 1, stepsOfSalary.length)} />
      <noscript>
        <p className="inset">{shared.noScript}</p>
      </noscript>
      <Notices />
      <ContributionForm
        form={form}
        className={`needs-script ${styles.form}`}
        send={send}
        sent={() => void navigate(nextStepUrl(form.sending.value?.salaryId ?? ''))}
        says={(failure) => refusalSentence(failure, shared.problems)}
        texts={[]}
        foot={<Foot />}
      >
        <h2 tabIndex={-1}>{words.steps[step]}</h2>
        {fieldsOf[step]()}
        <UnitQuestion />
      </ContributionForm>
    </>
  );
});

/** The way back, and the one on. */
const Foot = observer(function Foot() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(salaryFormWords);
  const { step, target, changed, need, isChange, form } = useStore(SalaryFormStore);
  const before = stepsOfSalary[stepsOfSalary.indexOf(step) - 1];
  return (
    <div className={`needs-script ${styles.foot}`}>
      {before && (
        <Link to={salaryFormUrl({ ...target, step: before, salary: changed })} className="btn">
          {shared.back}
        </Link>
      )}
      {step === 'send' ? (
        <SendContribution need={need} context="salary" isChange={isChange} isSending={form.isSending} send={words.send} />
      ) : (
        <Button look="main" type="submit">
          {shared.go}
        </Button>
      )}
    </div>
  );
});

/** What was typed before, and what was sent from here before. */
const Notices = observer(function Notices() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(salaryFormWords);
  const store = useStore(SalaryFormStore);
  const { before, form } = store;
  return (
    <>
      {form.isRestored && (
        <div className="inset row">
          <p className="grow">{shared.restored}</p>
          <StartAnew throwAway={() => void store.throwAway()} />
        </div>
      )}
      {before && (
        <div className="inset row">
          <p className="grow">{words.before(form.draft.fields.companyName)}</p>
          <Link to={salaryFormUrl({ step: 'pay', salary: before.publicKey })} className="go">
            {words.toBefore}
          </Link>
        </div>
      )}
    </>
  );
});
