import { observer } from 'mobx-react-lite';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { payText } from '#core/figures/salary-text.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { middleHalf, payAxis, spreadOn, type PayAxis } from '#core/salaries/pay-picture.ts';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { ConfidenceMark } from '../figures/ConfidenceMark.tsx';
import { Strip } from '../figures/Strip.tsx';
import { Ticks } from '../figures/Ticks.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { Pay } from './Pay.tsx';
import { PayRange } from './PayRange.tsx';
import styles from './salaries.module.css';

interface PayRow {
  readonly label: string;
  readonly to?: string | undefined;
  readonly slice: PaySlice;
}

interface PayRowsProps {
  readonly label: string;
  readonly rows: readonly PayRow[];
}

export const PayRows = observer(function PayRows({ label, rows }: PayRowsProps) {
  const axis = payAxis(rows.map(({ slice }) => slice.figures));
  const isDrawn = rows.some(({ slice }) => spreadOn(axis, slice.figures));
  return (
    <div className={styles['rows']} data-drawn={isDrawn}>
      <Head axis={axis} currency={rows[0]?.slice.figures.currency ?? 'INR'} isDrawn={isDrawn} />
      <ul aria-label={label}>
        {rows.map((row) => (
          <Row key={`${row.label}${row.to}`} {...row} axis={axis} isDrawn={isDrawn} />
        ))}
      </ul>
    </div>
  );
});

interface HeadProps {
  readonly axis: PayAxis;
  readonly currency: PaySlice['figures']['currency'];
  readonly isDrawn: boolean;
}

/** Column names, hidden from screen readers as each row repeats them. */
const Head = observer(function Head({ axis, currency, isDrawn }: HeadProps) {
  const words = useWords(payFigureWords);
  const last = axis.ticks.length - 1;
  return (
    <div className={`${styles['row']} ${styles['head']}`} aria-hidden="true">
      <span />
      {isDrawn && (
        <span className={styles['strip']}>
          <Ticks ticks={axis.ticks.map((tick, at) => payText(tick, currency, at === last ? words.lastTick : words.ticks))} />
        </span>
      )}
      <span className="num">{words.middle}</span>
      <span className="num">{words.median}</span>
      <span />
    </div>
  );
});

const Row = observer(function Row({ label, to, slice: { figures }, axis, isDrawn }: PayRow & Omit<HeadProps, 'currency'>) {
  const words = useWords(payFigureWords);
  const { currency, people, confidence, companies = 'many' } = figures;
  const [middle, spread] = [middleHalf(figures), spreadOn(axis, figures)];
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        {to ? (
          <Link to={to} className="plain strong">
            {label}
          </Link>
        ) : (
          <span className="strong">{label}</span>
        )}
        <small className="muted">
          {' '}
          {words.people(crowdSaid(people))}
          {companies !== 'many' && `, ${words.companiesShort[companies]}`}
        </small>
      </span>
      {isDrawn && <span className={styles['strip']}>{spread && <Strip spread={spread} />}</span>}
      <span className={styles['middle']}>
        {middle && (
          <>
            <span className={styles['said']}>{words.middleEarn} </span>
            <PayRange currency={currency} {...middle} />
          </>
        )}
      </span>
      <b className={styles['median']}>
        <span className={styles['said']}>{words.median} </span>
        <Pay amount={medianPayOf({ figures })} currency={currency} />
      </b>
      <span className={styles['sure']}>
        <ConfidenceMark confidence={confidence} />
      </span>
    </li>
  );
});
