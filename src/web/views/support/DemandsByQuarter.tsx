import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { DemandsOfQuarter } from '#core/support/demand-report.ts';
import { DemandsStore } from '#web/stores/support/demands-store.ts';
import { demandWords } from '#web/words/support/demand-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Report of authorities' demands per quarter and answered grievances (F-15, S-119). */
export const DemandsByQuarter = observer(function DemandsByQuarter() {
  const words = useWords(demandWords);
  const { quarters } = useStore(DemandsStore);
  return (
    <section id="demands" className="section stack g2" aria-labelledby="demands-heading">
      <h2 id="demands-heading">{words.heading}</h2>
      <p>{words.lead}</p>
      <Await request={quarters}>{(known) => (known.length === 0 ? <p className="muted">{words.none}</p> : <Quarters quarters={known} />)}</Await>
      <p className="row">
        <Link className="go" to={screens.grievances}>
          {words.count}
        </Link>
        <Link className="go" to={screens.summonsNotice}>
          {words.notice}
        </Link>
      </p>
    </section>
  );
});

const Quarters = observer(function Quarters({ quarters }: { readonly quarters: readonly DemandsOfQuarter[] }) {
  const words = useWords(demandWords);
  return (
    <table className="table" aria-labelledby="demands-heading">
      <thead>
        <tr>
          <th scope="col">{words.quarter}</th>
          <th scope="col">{words.summons}</th>
          <th scope="col">{words.grievances}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ begins, summons, grievances }) => (
          <tr key={begins}>
            <th scope="row">{words.quarterSaid(begins)}</th>
            <td>
              {summons.length === 0
                ? words.noSummons
                : summons.map(({ authority, asks, count }) => (
                    <p key={`${authority} ${asks}`}>{words.line(words.authorities[authority], words.asks[asks], count)}</p>
                  ))}
            </td>
            <td>{words.answered(grievances)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
