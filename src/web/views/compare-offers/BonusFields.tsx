import { observer } from 'mobx-react-lite';
import type { OfferEntries } from '#web/stores/compare-offers/offer-entries.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import styles from '../calculators/calculators.module.css';
import { DayField } from '../calculators/DayField.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { useWords } from '../words.tsx';

interface BonusFieldsProps {
  readonly offer: OfferEntries;
}

export const BonusFields = observer(function BonusFields({ offer }: BonusFieldsProps) {
  const words = useWords(compareOffersWords);
  const isClawedBack = offer.clawback.value;
  return (
    <>
      <AmountField label={words.joining} entry={offer.joining} />
      {offer.joining.value > 0 && (
        <>
          <EntrySwitch label={words.clawback} entry={offer.clawback} />
          {isClawedBack && (
            <div className={styles['days']}>
              <DayField label={words.joins} entry={offer.joins} />
              <DayField label={words.until} entry={offer.until} />
            </div>
          )}
        </>
      )}
    </>
  );
});
