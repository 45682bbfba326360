import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usualStep, type VisitWeek } from '#core/company-desk/company-visits.ts';
import { DeskVisitsStore } from '#web/stores/company-desk/desk-visits-store.ts';
import { deskVisitWords } from '#web/words/company-desk/desk-visit-words.ts';
import { useMonday } from '../content/use-monday.ts';
import { Bars } from '../figures/Bars.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { DeskFrame } from './DeskFrame.tsx';

/** Visits of a company's pages, which is all that it sees of its readers. */
export const DeskVisitsScreen = () => <DeskFrame part="visits">{({ company }) => <Visits urlName={company.urlName} />}</DeskFrame>;

const Visits = observer(function Visits({ urlName }: { readonly urlName: string }) {
  const store = useStore(DeskVisitsStore);
  useEffect(() => void store.open(), [store, urlName]);
  return <Await request={store.weeks}>{(weeks) => <VisitsByWeek weeks={weeks} />}</Await>;
});

const VisitsByWeek = observer(function VisitsByWeek({ weeks }: { readonly weeks: readonly VisitWeek[] }) {
  const words = useWords(deskVisitWords);
  const monday = useMonday();
  const most = Math.max(1, ...weeks.map(({ atLeast }) => atLeast));
  return (
    <section className="card stack g3" aria-labelledby="desk-visits">
      <h2 id="desk-visits">{words.usual(usualStep(weeks))}</h2>
      <p className="sm muted">{words.opened}</p>
      <Bars bars={weeks.map(({ week, atLeast }) => ({ label: monday(week), share: (atLeast * 90) / most, said: words.step(atLeast) }))} />
      <p className="xs muted">{words.how}</p>
      <p className="sm">{words.all}</p>
    </section>
  );
});
