import { observer } from 'mobx-react-lite';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { gratuityWords } from '#web/words/gratuity/gratuity-words.ts';
import { CheckedUpTo } from '../calculators/CheckedUpTo.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { Problem } from '../calculators/Problem.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

const tones = { yes: 'good', 'usually-accepted': 'warn', no: 'bad' } as const;

export const GratuityAnswer = observer(function GratuityAnswer() {
  const words = useWords(gratuityWords);
  const { money, estimate, since, day } = useWords(calculatorWords);
  const { answer, calculation } = useStore(GratuityStore);
  const { amount, formulaAmount, eligible, because, service, yearsCounted, yearsNeeded, aboveCeiling, lines } = answer;
  const formula = lines.find(({ rule }) => rule?.rule.startsWith('gratuity-formula'))?.rule;
  const isByMonths = lines.some(({ rule }) => rule?.rule === 'gratuity-after-death');
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
        <Tag tone={tones[eligible]}>{words.eligible[eligible]}</Tag> {words.because[because](yearsNeeded)} {isByMonths && words.byMonths}
      </p>
      {eligible === 'no' && formulaAmount > 0 && <p className="sm muted">{words.wouldBe(money.exact(formulaAmount))}</p>}
      {aboveCeiling > 0 && <p className="sm muted">{words.ceiling(money.written(aboveCeiling))}</p>}
      <Provenance>
        {words.served(service.years, service.months)}
        {words.counted(String(Math.round(yearsCounted * 100) / 100))}
        {formula && since(day(formula.from))}
        <CheckedUpTo />
        {estimate}
      </Provenance>
    </Card>
  );
});
