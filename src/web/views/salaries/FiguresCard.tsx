import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { stepped } from '#core/figures/counts.ts';
import { payRangeText, payText } from '#core/figures/salary-text.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { middleHalf } from '#core/salaries/pay-picture.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { ConfidenceMark } from '../figures/ConfidenceMark.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import { Heard } from './Heard.tsx';
import { Pay } from './Pay.tsx';
import { PayColumns } from './PayColumns.tsx';
import { PayRange } from './PayRange.tsx';
import { Percentiles } from './Percentiles.tsx';
import styles from './salaries.module.css';

interface FiguresCardProps {
  readonly figures: SalaryFigures;
  readonly heading: string;
  /** What the people are narrowed to, where they are. */
  readonly whose?: string;
  /** What stands beside the figures on a wide screen. */
  readonly children?: ReactNode;
}

/** All that is published of some people's pay: the middle half first, then the median, the picture, and how sure it is. */
export const FiguresCard = observer(function FiguresCard({ figures, heading, whose, children }: FiguresCardProps) {
  const id = useId();
  return (
    <Card isFigure aria-labelledby={id} className={children ? styles['answer'] : undefined}>
      <div className="stack">
        <div>
          <h2 id={id}>{heading}</h2>
          {whose && <p className="sm muted">{whose}</p>}
        </div>
        <Answer figures={figures} />
        <PayColumns figures={figures} />
        <Percentiles figures={figures} />
        <Sources figures={figures} />
      </div>
      {children && <div className={`stack ${styles['aside']}`}>{children}</div>}
    </Card>
  );
});

type FiguresProps = Pick<FiguresCardProps, 'figures'>;

const Answer = observer(function Answer({ figures }: FiguresProps) {
  const words = useWords(payFigureWords);
  const { currency, interval } = figures;
  const [median, middle] = [medianPayOf({ figures }), middleHalf(figures)];
  const isSplit = middle && middle.from < median && median < middle.to;
  return (
    <div className={styles['said']}>
      <p>
        <span className="muted">{middle ? words.middleEarn : words.halfEarn}</span>
        <span className="big">{middle ? <PayRange currency={currency} {...middle} /> : <Pay amount={median} currency={currency} />}</span>
      </p>
      {isSplit && (
        <p>
          <Heard shown={words.medianIs(payText(median, currency, words.written))} heard={words.medianIs(payText(median, currency, words.spoken))} />
        </p>
      )}
      {interval && <Interval currency={currency} low={interval.low} high={interval.high} />}
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

const Sources = observer(function Sources({ figures: { people, newestMonth, confidence } }: FiguresProps) {
  const words = useWords(payFigureWords);
  return (
    <Provenance>
      {words.people(stepped(people))}
      {words.newest(newestMonth)}
      <ConfidenceMark confidence={confidence} />
    </Provenance>
  );
});
