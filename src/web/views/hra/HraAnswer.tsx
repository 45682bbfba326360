import { observer } from 'mobx-react-lite';
import { newestRule } from '#core/calculators/newest-rule.ts';
import { HraStore } from '#web/stores/hra/hra-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hraWords } from '#web/words/hra/hra-words.ts';
import styles from '../calculators/calculators.module.css';
import { CheckedUpTo } from '../calculators/CheckedUpTo.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { SplitBar, Swatch } from '../calculators/SplitBar.tsx';
import { Problem } from '../calculators/Problem.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';

export const HraAnswer = observer(function HraAnswer() {
  const words = useWords(hraWords);
  const { money, aYear, estimate, since, day } = useWords(calculatorWords);
  const { answer, calculation } = useStore(HraStore);
  const { exempt, taxable, received, taxSaved, financialYear, lines } = answer;
  const inForce = newestRule(lines.filter(({ rule }) => rule?.rule.startsWith('hra')));
  return (
    <Card isFigure id="result" tabIndex={-1} aria-label={words.exempt}>
      <Problem calculation={calculation} />
      <div aria-live="polite" aria-atomic="true">
        <span className="muted">{words.exempt}</span>
        <span className="big">
          <Rupees amount={exempt} /> <small>{aYear}</small>
        </span>
      </div>
      <p className="sm">{words.ofReceived(money.written(received))}</p>
      <Split exempt={exempt} taxable={taxable} />
      {taxSaved !== null && <p>{words.saves(money.written(taxSaved))}</p>}
      <p className="sm muted">{words.newRegime}</p>
      <Provenance>
        {financialYear}
        {inForce && since(day(inForce.from))}
        <CheckedUpTo />
        {estimate}
      </Provenance>
    </Card>
  );
});

const Split = observer(function Split({ exempt, taxable }: { readonly exempt: number; readonly taxable: number }) {
  const words = useWords(hraWords);
  return (
    <>
      <SplitBar
        parts={[
          { key: 'exempt', amount: exempt, tone: 'ink' },
          { key: 'taxable', amount: taxable, tone: 'tax' },
        ]}
      />
      <dl className={styles['legend']}>
        <div>
          <Swatch tone="ink" />
          <dt>{words.exempt}</dt>
          <dd>
            <Rupees amount={exempt} />
          </dd>
        </div>
        <div>
          <Swatch tone="tax" />
          <dt>{words.taxable}</dt>
          <dd>
            <Rupees amount={taxable} />
          </dd>
        </div>
      </dl>
    </>
  );
});
