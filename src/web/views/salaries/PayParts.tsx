import { observer } from 'mobx-react-lite';
import type { SalaryParts } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { useWords } from '../words.tsx';

const named = ['fixed', 'variable', 'stock'] as const;

export const PayParts = observer(function PayParts({ parts }: { readonly parts: SalaryParts }) {
  const words = useWords(payFigureWords);
  return (
    <section className="stack g2">
      <h3 className="lab">{words.parts.heading}</h3>
      <Bars bars={named.map((part) => ({ label: words.parts[part], share: parts[part], said: words.ofPeople(parts[part]) }))} />
      <p className="xs muted">{words.partsNote}</p>
    </section>
  );
});
