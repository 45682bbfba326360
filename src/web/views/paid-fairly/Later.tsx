import { observer } from 'mobx-react-lite';
import { medianPay } from '#core/salaries/later-pay.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import { Rupees } from '../calculators/Rupees.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import { useGroups } from './use-groups.ts';

/** Median of people two years further, beside the reader's group. */
export const Later = observer(function Later() {
  const words = useWords(paidFairlyWords);
  const { later: pay } = useStore(PaidFairlyStore);
  const { years } = useGroups();
  if (!pay) return null;
  const { now, later, more } = pay;
  return (
    <Card aria-labelledby="later">
      <h2 id="later">{words.later}</h2>
      <dl className="pairs">
        <dt>{words.nowBand(years(now))}</dt>
        <dd>
          <Rupees amount={medianPay(now.figures) ?? 0} />
        </dd>
        <dt>{words.laterBand(years(later))}</dt>
        <dd>
          <Rupees amount={medianPay(later.figures) ?? 0} />
        </dd>
        {more !== 0 && (
          <>
            <dt>{more > 0 ? words.laterMore : words.laterLess}</dt>
            <dd>
              <Rupees amount={Math.abs(more)} />
            </dd>
          </>
        )}
      </dl>
      {more === 0 && <p>{words.laterSame}</p>}
      <p className="sm muted">{words.laterNote}</p>
    </Card>
  );
});
