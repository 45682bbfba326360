import { observer } from 'mobx-react-lite';
import type { OfferEntries } from '#web/stores/compare-offers/offer-entries.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import styles from '../calculators/calculators.module.css';
import { EntrySelect } from '../calculators/EntrySelect.tsx';
import { useWords } from '../words.tsx';

interface StockFieldsProps {
  readonly offer: OfferEntries;
}

/** Stock, its type and vesting. */
export const StockFields = observer(function StockFields({ offer }: StockFieldsProps) {
  const words = useWords(compareOffersWords);
  return (
    <>
      <AmountField label={words.stock} entry={offer.stock} />
      {offer.stock.value > 0 && (
        <div className={styles['pair']}>
          <EntrySelect label={words.stockType} entry={offer.stockType} options={words.stockTypes} />
          <EntrySelect label={words.vesting} entry={offer.vesting} options={words.vestings} />
        </div>
      )}
    </>
  );
});
