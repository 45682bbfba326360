import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SalaryStep } from '#core/salaries/salary-form.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { ContributionFormScreen } from '../contributions/ContributionFormScreen.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { PayStep } from './PayStep.tsx';
import { SalaryJobStep } from './SalaryJobStep.tsx';
import { SalarySendStep } from './SalarySendStep.tsx';
import { UnitQuestion } from './UnitQuestion.tsx';

const fields: Readonly<Record<SalaryStep, () => ReactNode>> = {
  job: () => <SalaryJobStep />,
  pay: () => <PayStep />,
  send: () => <SalarySendStep />,
};

/** Salary form. The text check loads with it, so that it works offline. */
export const SalaryFormScreen = observer(function SalaryFormScreen() {
  const words = useWords(salaryFormWords);
  const store = useStore(SalaryFormStore);
  return <ContributionFormScreen store={store} words={words} fields={fields} question={<UnitQuestion />} />;
});
