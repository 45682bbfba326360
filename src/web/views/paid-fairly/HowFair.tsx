import { observer } from 'mobx-react-lite';
import { usualDay } from '#core/calculators/usual-year.ts';
import { inForceOn } from '#core/calculators/rule-table.ts';
import { fairPayMethod } from '#core/calculators/fair-pay-rules.ts';
import type { FairPlace } from '#core/paid-fairly/fair-place.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import calculator from '../calculators/calculators.module.css';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import styles from './paid-fairly.module.css';
import { useGroups } from './use-groups.ts';

export const HowFair = observer(function HowFair({ place }: { readonly place: FairPlace }) {
  const words = useWords(paidFairlyWords);
  const { leaning, fewestPeople } = inForceOn(fairPayMethod, usualDay).value;
  return (
    <Card aria-labelledby="how">
      <h2 id="how">{words.how}</h2>
      <ol className="stack g2 sm">
        {words.howSteps(leaning, fewestPeople).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Groups place={place} />
    </Card>
  );
});

const Groups = observer(function Groups({ place: { cells } }: { readonly place: FairPlace }) {
  const words = useWords(paidFairlyWords);
  const { named } = useGroups();
  return (
    <div className={`${calculator['scroll']} ${styles.groups}`} role="group" aria-label={words.howTable} tabIndex={0}>
      <table className="table">
        <NumberHeads item={words.howColumns.group} columns={[words.howColumns.alone, words.howColumns.leaning]} />
        <tbody>
          {cells.map(({ cell, share, leaningShare }) => (
            <tr key={named(cell)}>
              <th scope="row">{named(cell)}</th>
              <td className="num">{Math.round(share * 100)}</td>
              <td className="num">{Math.round(leaningShare * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
