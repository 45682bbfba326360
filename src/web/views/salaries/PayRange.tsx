import { observer } from 'mobx-react-lite';
import { payRangeText, type PayEnds } from '#core/figures/salary-text.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';
import { Heard } from '../ui/Heard.tsx';

export const PayRange = observer(function PayRange(ends: PayEnds) {
  const { written, spoken, range, spokenRange } = useWords(payFigureWords);
  return (
    <span className="nowrap">
      <Heard shown={payRangeText(ends, range, written)} heard={payRangeText(ends, spokenRange, spoken)} />
    </span>
  );
});
