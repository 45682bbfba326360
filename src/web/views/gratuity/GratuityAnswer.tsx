import { observer } from 'mobx-react-lite';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { Rupees } from '../calculators/Rupees.tsx';
import { Problem } from '../calculators/Problem.tsx';
import { useCalculatorWords } from '../calculators/use-calculator-words.ts';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useGratuityWords } from './use-gratuity-words.ts';

const tones = { yes: 'good', 'usually-accepted': 'warn', no: 'bad' } as const;

/** The gratuity due, and why it is or is not. */
export const GratuityAnswer = observer(function GratuityAnswer() {
  const words = useGratuityWords();
  const { money, estimate, since, day } = useCalculatorWords();
  const { answer, calculation } = useStore(GratuityStore);
  const { amount, formulaAmount, eligible, because, service, yearsCounted, aboveCeiling, lines } = answer;
  const formula = lines.find(({ rule }) => rule?.rule.startsWith('gratuity-formula'))?.rule;
  return (
    <Card isFigure id="result" tabIndex={-1} aria-label={words.isDue}>
      <Problem calculation={calculation} />
      <div aria-live="polite" aria-atomic="true">
        <span className="muted">{eligible === 'no' ? words.notDue : words.isDue}</span>
        <span className="big">
          <Rupees amount={amount} isExact />
        </span>
      </div>
      <p>
        <Tag tone={tones[eligible]}>{words.eligible[eligible]}</Tag> {words.because[because]}
      </p>
      {eligible === 'no' && formulaAmount > 0 && <p className="sm muted">{words.wouldBe(money.exact(formulaAmount))}</p>}
      {aboveCeiling > 0 && <p className="sm muted">{words.ceiling(money.written(aboveCeiling))}</p>}
      <Provenance>
        {words.served(service.years, service.months)}
        {words.counted(String(Math.round(yearsCounted * 100) / 100))}
        {formula && since(day(formula.from))}
        {estimate}
      </Provenance>
    </Card>
  );
});
