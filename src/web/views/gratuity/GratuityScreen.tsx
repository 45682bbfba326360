import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { gratuityWords } from '#web/words/gratuity/gratuity-words.ts';
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
import { GratuityAnswer } from './GratuityAnswer.tsx';
import { GratuityTaxCard } from './GratuityTaxCard.tsx';
import { ServiceForm } from './ServiceForm.tsx';

/** Gratuity calculator. */
export const GratuityScreen = observer(function GratuityScreen() {
  const words = useWords(gratuityWords);
  const { money, everyStep, everyStepLead } = useWords(calculatorWords);
  const store = useStore(GratuityStore);
  const { form, answer, tax } = store;
  useEffect(() => form.follow(), [form]);
  const lines = [...answer.lines, ...tax.lines];
  return (
    <CalculatorPage screen="gratuity" heading={words.heading} lead={words.lead}>
      <div className={styles['calc']}>
        <ServiceForm />
        <div className={styles['answers']}>
          <GratuityAnswer />
          <GratuityTaxCard />
          <Notices warnings={[...answer.warnings, ...tax.warnings]} />
          <Card>
            <More title={everyStep} summary={everyStepLead}>
              <Steps lines={lines} names={words.steps} />
            </More>
          </Card>
          <RulesUsed lines={lines} calculator="gratuity" />
          <ShareTools
            url={() => form.url}
            text={() => words.asText(money.written(store.answer.amount), String(store.answer.yearsCounted))}
            clear={() => form.clear()}
          />
        </div>
      </div>
    </CalculatorPage>
  );
});
