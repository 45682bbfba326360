import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect } from 'react';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { CameAlong } from '../calculators/CameAlong.tsx';
import { CalculatorPage } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { Notices } from '../calculators/Notices.tsx';
import { RulesUsed } from '../calculators/RulesUsed.tsx';
import { ShareTools } from '../calculators/ShareTools.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { OffersForm } from './OffersForm.tsx';
import { OfferParts } from './OfferParts.tsx';
import { OfferYears } from './OfferYears.tsx';
import { Worth } from './Worth.tsx';

/** Up to three offers side by side. */
export const CompareOffersScreen = observer(function CompareOffersScreen() {
  const words = useWords(compareOffersWords);
  const store = useStore(OffersStore);
  useEffect(() => store.follow(), [store]);
  return (
    <CalculatorPage screen="compareOffers" heading={words.heading} lead={words.lead}>
      <CameAlong brought={store.brought} full={words.full} />
      <div className={styles['calc']}>
        <OffersForm />
        <div className={styles['answers']}>
          <Worth />
          <Rest />
        </div>
      </div>
    </CalculatorPage>
  );
});

/** Renders apart, as results may lag behind typing. */
const Rest = observer(function Rest() {
  const words = useWords(compareOffersWords);
  const { money, payrollSpreads } = useWords(calculatorWords);
  const store = useStore(OffersStore);
  const answer = useDeferredValue(store.answer);
  const behind = useDeferredValue(store.behind);
  const text = () =>
    store.answer.offers
      .map(({ name, value, low, high }, at) =>
        words.asText(name || words.offer(at + 1), money.written(value), words.range(money.written(low), money.written(high))),
      )
      .join('\n');
  return (
    <>
      <OfferYears answer={answer} />
      <OfferParts answer={answer} />
      <Notices warnings={behind.warnings} />
      <RulesUsed lines={behind.lines} calculator="compareOffers">
        {payrollSpreads}
      </RulesUsed>
      <ShareTools url={() => store.form.url} text={text} clear={() => store.clear()} clearLabel={words.clear} />
    </>
  );
});
