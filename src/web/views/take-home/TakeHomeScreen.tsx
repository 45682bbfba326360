import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect } from 'react';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { CameAlong } from '../calculators/CameAlong.tsx';
import { CalculatorPage } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { Notices } from '../calculators/Notices.tsx';
import { RulesUsed } from '../calculators/RulesUsed.tsx';
import { ShareTools } from '../calculators/ShareTools.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AllSteps } from './AllSteps.tsx';
import { Headline } from './Headline.tsx';
import { MonthByMonth } from './MonthByMonth.tsx';
import { MorePay } from './MorePay.tsx';
import { OfferForm } from './OfferForm.tsx';
import { useTakeHomeText } from './use-take-home-text.ts';
import { UsualMonth } from './UsualMonth.tsx';
import { WhereItGoes } from './WhereItGoes.tsx';
import { YearChanges } from './YearChanges.tsx';

/** Take-home calculator: CTC to bank credit. */
export const TakeHomeScreen = observer(function TakeHomeScreen() {
  const words = useWords(takeHomeWords);
  const store = useStore(TakeHomeStore);
  useEffect(() => store.follow(), [store]);
  return (
    <CalculatorPage screen="takeHome" heading={words.heading} lead={words.lead}>
      <CameAlong brought={store.brought} />
      <div className={styles['calc']}>
        <OfferForm />
        <div className={styles['answers']}>
          <Headline />
          <Rest />
        </div>
      </div>
    </CalculatorPage>
  );
});

/** Everything but the amount, which may lag a moment during typing. */
const Rest = observer(function Rest() {
  const store = useStore(TakeHomeStore);
  const input = useDeferredValue(store.input);
  const answer = useDeferredValue(store.answer);
  const sure = useDeferredValue(store.sure);
  const text = useTakeHomeText();
  const { payrollSpreads } = useWords(calculatorWords);
  const lines = [...answer.lines, ...answer[answer.regime].lines];
  return (
    <>
      <Notices warnings={[...answer.warnings, ...answer[answer.regime].warnings]} />
      <UsualMonth sure={sure} />
      <WhereItGoes answer={answer} sure={sure} />
      <MonthByMonth answer={answer} />
      <MorePay input={input} />
      <YearChanges input={input} />
      <AllSteps answer={answer} />
      <RulesUsed lines={lines} calculator="takeHome">
        {payrollSpreads}
      </RulesUsed>
      <ShareTools url={() => store.form.url} text={text} clear={() => store.clear()} />
    </>
  );
});
