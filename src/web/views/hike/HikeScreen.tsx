import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { CalculatorPage } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { Notices } from '../calculators/Notices.tsx';
import { RulesUsed } from '../calculators/RulesUsed.tsx';
import { ShareTools } from '../calculators/ShareTools.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { HikeAnswer } from './HikeAnswer.tsx';
import { HikeForm } from './HikeForm.tsx';
import { RealTermsAnswer } from './RealTermsAnswer.tsx';
import { useRealTermsText } from './use-real-terms-text.ts';

/** Raise or cut, also in real terms (F-29). */
export const HikeScreen = observer(function HikeScreen() {
  const words = useWords(hikeWords);
  const { money, percent, payrollSpreads } = useWords(calculatorWords);
  const store = useStore(HikeStore);
  const { form, answer, real } = store;
  const realText = useRealTermsText();
  useEffect(() => form.follow(), [form]);
  const text = () => {
    const { oldAnnual, newAnnual, percent: share } = store.answer;
    const said = words.asText(money.written(oldAnnual), money.written(newAnnual), share === null ? words.noPercent : percent(share));
    return [said, realText()].filter(Boolean).join(' ');
  };
  return (
    <CalculatorPage screen="hike" heading={words.heading} lead={words.lead}>
      <div className={styles['calc']}>
        <HikeForm />
        <div className={styles['answers']}>
          <HikeAnswer />
          <RealTermsAnswer />
          <Notices warnings={[...answer.warnings, ...(real?.warnings ?? [])]} />
          <RulesUsed lines={[...answer.lines, ...(real?.lines ?? [])]} calculator="hike">
            {payrollSpreads}
          </RulesUsed>
          <ShareTools url={() => form.url} text={text} clear={() => form.clear()} />
        </div>
      </div>
    </CalculatorPage>
  );
});
