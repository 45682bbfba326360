import { observer } from 'mobx-react-lite';
import type { AskedPay } from '#core/salaries/unit-slips.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

interface OfferSlipProps {
  readonly typed: number;
  /** Suggested meaning, undefined where nothing is in doubt. */
  readonly asked: AskedPay | undefined;
  readonly take: (meant: number) => void;
  readonly insist: () => void;
}

/** Asks about an unlikely fixed pay, whose unit may have slipped. Either answer is accepted (F-03). */
export const OfferSlip = observer(function OfferSlip({ typed, asked, take, insist }: OfferSlipProps) {
  const { slip: words } = useWords(composerWords).offers;
  const meant = asked?.meant ?? null;
  return (
    <div role="alert" className={styles.problems}>
      {asked && (
        <div className="stack g2">
          <p className="strong">{meant === null ? words.odd(typed) : words.asked(meant)}</p>
          <div className="row">
            {meant !== null && <Button onClick={() => take(meant)}>{words.yes(meant)}</Button>}
            <Button onClick={insist}>{meant === null ? words.right : words.no(typed)}</Button>
          </div>
        </div>
      )}
    </div>
  );
});
