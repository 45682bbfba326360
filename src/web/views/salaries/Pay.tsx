import { observer } from 'mobx-react-lite';
import { payText } from '#core/figures/salary-text.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';
import { Heard } from '../ui/Heard.tsx';

interface PayProps {
  readonly amount: number;
  readonly currency: Currency;
}

/** Yearly pay with a spoken form: eighteen lakh rupees a year. */
export const Pay = observer(function Pay({ amount, currency }: PayProps) {
  const { written, spoken } = useWords(payFigureWords);
  return (
    <data value={amount} className="nowrap">
      <Heard shown={payText(amount, currency, written)} heard={payText(amount, currency, spoken)} />
    </data>
  );
});
