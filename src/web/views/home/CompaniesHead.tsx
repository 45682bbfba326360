import { observer } from 'mobx-react-lite';
import { payText } from '#core/figures/salary-text.ts';
import type { PayAxis } from '#core/salaries/pay-picture.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { Ticks } from '../figures/Ticks.tsx';
import { useWords } from '../words.tsx';
import styles from './home-companies.module.css';

interface CompaniesHeadProps {
  /** Shared axis of the rows, undefined where none is drawn. */
  readonly axis: PayAxis | undefined;
  readonly hasPay: boolean;
}

/** Column names, hidden from screen readers as each row repeats them. */
export const CompaniesHead = observer(function CompaniesHead({ axis, hasPay }: CompaniesHeadProps) {
  const words = useWords(homeWords);
  const pay = useWords(payFigureWords);
  const last = (axis?.ticks.length ?? 0) - 1;
  return (
    <div className={`${styles.company} ${styles.companiesHead}`} aria-hidden="true">
      <span>{words.company}</span>
      <span>{words.rating}</span>
      {axis && <Ticks ticks={axis.ticks.map((tick, at) => payText(tick, 'INR', at === last ? pay.lastTick : pay.ticks))} />}
      <span className="num">{hasPay && pay.middle}</span>
    </div>
  );
});
