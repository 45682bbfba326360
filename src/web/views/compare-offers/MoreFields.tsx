import { observer } from 'mobx-react-lite';
import type { OfferEntries } from '#web/stores/compare-offers/offer-entries.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntryNumber } from '../calculators/EntryNumber.tsx';
import { EntrySegments } from '../calculators/EntrySegments.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface MoreFieldsProps {
  readonly offer: OfferEntries;
}

export const MoreFields = observer(function MoreFields({ offer }: MoreFieldsProps) {
  const words = useWords(compareOffersWords);
  const { onCeiling, money } = useWords(calculatorWords);
  const { law } = useStore(OffersStore);
  return (
    <More title={words.more}>
      <EntryNumber label={words.basic[offer.basis.value]} entry={offer.basic} />
      <EntrySegments label={words.fund} entry={offer.pf} options={{ capped: onCeiling(money.written(law.providentFundCeiling)), ...words.funds }} />
      <EntrySwitch label={words.gratuity[offer.basis.value]} entry={offer.gratuity} />
      <AmountField label={words.insurance} entry={offer.insurance} />
      <AmountField label={words.hra} entry={offer.hra} />
      <AmountField label={words.rent} entry={offer.rent} />
      <AmountField label={words.buyout} entry={offer.buyout} />
      <AmountField label={words.noticeCost} entry={offer.noticeCost} />
    </More>
  );
});
