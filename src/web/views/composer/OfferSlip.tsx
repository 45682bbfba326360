import { observer } from 'mobx-react-lite';
import type { AskedPay } from '#core/salaries/unit-slips.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

interface OfferSlipProps {
  /** The fixed pay as it was typed. */
  readonly typed: number;
  /** What may have been meant; nothing while nothing is asked. */
  readonly asked: AskedPay | undefined;
  readonly take: (meant: number) => void;
  readonly insist: () => void;
}

/** Asks back about the fixed pay of an offer that hardly anyone earns, for its unit may have slipped; each answer is one press, and both are taken (F-03). */
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
