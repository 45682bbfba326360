import { observer } from 'mobx-react-lite';
import type { OfferEntries } from '#web/stores/compare-offers/offer-entries.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntrySegments } from '../calculators/EntrySegments.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { useWords } from '../words.tsx';

interface MoreFieldsProps {
  readonly offer: OfferEntries;
}

/** The fields beside the cash. */
export const MoreFields = observer(function MoreFields({ offer }: MoreFieldsProps) {
  const words = useWords(compareOffersWords);
  return (
    <More title={words.more}>
      <AmountField label={words.basic} entry={offer.basic} />
      <EntrySegments label={words.fund} entry={offer.pf} choices={words.funds} />
      <EntrySwitch label={words.gratuity} entry={offer.gratuity} />
      <AmountField label={words.insurance} entry={offer.insurance} />
      <AmountField label={words.buyout} entry={offer.buyout} />
      <AmountField label={words.noticeCost} entry={offer.noticeCost} />
    </More>
  );
});
