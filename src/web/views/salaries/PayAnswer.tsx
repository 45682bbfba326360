import { observer } from 'mobx-react-lite';
import { payRangeText, payText } from '#core/figures/salary-text.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { middleHalf } from '#core/salaries/pay-picture.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';
import { Heard } from '../ui/Heard.tsx';
import { OfCompanies } from './OfCompanies.tsx';
import { Pay } from './Pay.tsx';
import { PayRange } from './PayRange.tsx';
import styles from './salaries.module.css';

interface PayAnswerProps {
  readonly figures: SalaryFigures;
  /** Adds the interval of the true median. */
  readonly withInterval?: boolean;
}

/** Pay in words: middle half, then median. */
export const PayAnswer = observer(function PayAnswer({ figures, withInterval = false }: PayAnswerProps) {
  const words = useWords(payFigureWords);
  const { currency, interval, companies } = figures;
  const [median, middle] = [medianPayOf({ figures }), middleHalf(figures)];
  const isSplit = middle && middle.from < median && median < middle.to;
  return (
    <div className={styles['said']}>
      <OfCompanies companies={companies} say="few" />
      <p>
        <span className="muted">{middle ? words.middleEarn : words.halfEarn}</span>
        <span className="big">{middle ? <PayRange currency={currency} {...middle} /> : <Pay amount={median} currency={currency} />}</span>
      </p>
      {isSplit && (
        <p>
          <Heard shown={words.medianIs(payText(median, currency, words.written))} heard={words.medianIs(payText(median, currency, words.spoken))} />
        </p>
      )}
      <OfCompanies companies={companies} say="quarter" />
      {withInterval && interval && <Interval currency={currency} low={interval.low} high={interval.high} />}
    </div>
  );
});

const Interval = observer(function Interval({ currency, low, high }: Pick<SalaryFigures, 'currency'> & NonNullable<SalaryFigures['interval']>) {
  const words = useWords(payFigureWords);
  const ends = { currency, from: low, to: high };
  return (
    <p className="sm muted">
      <Heard
        shown={words.interval(payRangeText(ends, words.range, words.written))}
        heard={words.interval(payRangeText(ends, words.spokenRange, words.spoken))}
      />
    </p>
  );
});
