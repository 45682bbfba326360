import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HraStore } from '#web/stores/hra/hra-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hraWords } from '#web/words/hra/hra-words.ts';
import { CalculatorPage } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { More } from '../calculators/More.tsx';
import { Notices } from '../calculators/Notices.tsx';
import { RulesUsed } from '../calculators/RulesUsed.tsx';
import { ShareTools } from '../calculators/ShareTools.tsx';
import { Steps } from '../calculators/Steps.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import { HraAnswer } from './HraAnswer.tsx';
import { HraForm } from './HraForm.tsx';
import { Limits } from './Limits.tsx';

/** Tax-free part of a house rent allowance. */
export const HraScreen = observer(function HraScreen() {
  const words = useWords(hraWords);
  const { money, everyStep, everyStepLead } = useWords(calculatorWords);
  const store = useStore(HraStore);
  const { form, answer } = store;
  useEffect(() => form.follow(), [form]);
  return (
    <CalculatorPage screen="hra" heading={words.heading} lead={words.lead}>
      <div className={styles['calc']}>
        <HraForm />
        <div className={styles['answers']}>
          <HraAnswer />
          <Limits />
          <Notices warnings={answer.warnings} />
          <Card>
            <More title={everyStep} summary={everyStepLead}>
              <Steps lines={answer.lines} names={words.steps} />
            </More>
          </Card>
          <RulesUsed lines={answer.lines} calculator="hra">
            {words.landlord(money.written(answer.landlordNamedAbove))}
          </RulesUsed>
          <ShareTools
            url={() => form.url}
            text={() => words.asText(money.written(store.answer.exempt), money.written(store.answer.taxable))}
            clear={() => form.clear()}
          />
        </div>
      </div>
    </CalculatorPage>
  );
});
