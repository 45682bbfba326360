import { observer } from 'mobx-react-lite';
import type { Regime } from '#core/calculators/person-types.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import styles from '../calculators/calculators.module.css';
import { Rupees } from '../calculators/Rupees.tsx';
import { SplitBar, Swatch } from '../calculators/SplitBar.tsx';
import { useStore } from '../stores.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

export const Regimes = observer(function Regimes() {
  const words = useWords(takeHomeWords);
  const { money } = useWords(calculatorWords);
  const { cheaper, saving } = useStore(TakeHomeStore).answer;
  const outcome = saving === 0 ? 'same' : cheaper;
  return (
    <>
      <div>
        <h2 className={styles['found']}>{words.leavesMore[outcome]}</h2>
        <p className="sm muted">{outcome === 'same' ? words.byHowMuch.same : words.byHowMuch[outcome](money.written(saving))}</p>
        <p className="sm muted">{words.verdictHint}</p>
      </div>
      <div className={styles['duo']}>
        <RegimeBar regime="new" />
        <RegimeBar regime="old" />
      </div>
      <p className={styles['keys']}>
        <span>
          <Swatch tone="ink" />
          {words.inHand}
        </span>
        <span>
          <Swatch tone="tax" />
          {words.incomeTax}
        </span>
        <span>
          <Swatch tone="rest" />
          {words.restKey}
        </span>
      </p>
    </>
  );
});

const RegimeBar = observer(function RegimeBar({ regime }: { readonly regime: Regime }) {
  const words = useWords(takeHomeWords);
  const { money } = useWords(calculatorWords);
  const { answer, entries } = useStore(TakeHomeStore);
  const { netYear, tax } = answer[regime];
  const whole = entries.basis.value === 'ctc' ? answer.pay.ctc : answer.pay.grossCash;
  const isUsed = answer.regime === regime;
  return (
    <div>
      <p>
        <span>
          <b>{words.regime[regime]}</b> {isUsed && <Tag tone="ink">{words.used}</Tag>}
        </span>
        <span className="muted">
          {words.inHandYear}{' '}
          <strong className={styles['text']}>
            <Rupees amount={netYear} />
          </strong>{' '}
          · {words.tax} <Rupees amount={tax} />
        </span>
      </p>
      <SplitBar
        finding={words.barFinding(words.regime[regime], money.spoken(netYear), money.spoken(tax))}
        parts={[
          { key: 'net', amount: netYear, tone: isUsed ? 'ink' : 'inkTail' },
          { key: 'tax', amount: tax, tone: 'tax' },
          { key: 'rest', amount: whole - netYear - tax, tone: 'rest' },
        ]}
      />
    </div>
  );
});
