import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeskReport } from '#core/company-desk/desk-report.ts';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { screens } from '#core/navigation/screens.ts';
import { DeskReportsStore } from '#web/stores/company-desk/desk-reports-store.ts';
import { deskReportWords } from '#web/words/company-desk/desk-report-words.ts';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DeskReportDialog } from './DeskReportDialog.tsx';

/** Reports of the company, each with what came of it. */
export const DeskReported = observer(function DeskReported({ desk: { company, role } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskReportWords);
  const store = useStore(DeskReportsStore);
  useEffect(() => void store.open(), [store, company.urlName]);
  const reports = store.list.value;
  return (
    <section className="card stack g2" aria-labelledby="desk-reported">
      <h2 id="desk-reported">{words.reported}</h2>
      {reports && <p className="sm">{reports.length === 0 ? words.none : words.sum(store.counts)}</p>}
      {reports && reports.length > 0 && (
        <>
          <p className="xs muted">
            {words.public} <Link to={screens.transparency}>{words.ledger}</Link>.
          </p>
          <details>
            <summary>{words.each}</summary>
            <ul className="list">
              {reports.map((report) => (
                <li key={report.reviewId}>
                  <Reported report={report} isWriter={mayWrite(role)} />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {store.isAsking && <DeskReportDialog />}
    </section>
  );
});

const Reported = observer(function Reported({ report, isWriter }: { readonly report: DeskReport; readonly isWriter: boolean }) {
  const words = useWords(deskReportWords);
  const store = useStore(DeskReportsStore);
  const monday = useMonday();
  const { title, stars, reason, rule, outcome, isSecondLook, decidedWeek, mayAskAgain, reviewId } = report;
  const named = title ?? words.untitled(stars);
  const isSaidAgain = isSecondLook && (outcome === 'waiting' || outcome === 'kept');
  return (
    <div className="stack g1">
      <b>{named}</b>
      <span className="xs muted">{words.said(words.rulesNamed[reason])}</span>
      <span className="sm">
        {isSaidAgain ? words.secondOutcomes[outcome] : words.outcomes[outcome]} {rule && words.rule(words.rulesNamed[rule])}
      </span>
      {decidedWeek && <span className="xs muted">{words.week(monday(decidedWeek))}</span>}
      {isWriter && mayAskAgain && (
        <span className="row">
          <Button aria-label={words.againNamed(named)} onClick={() => store.ask({ reviewId, isAgain: true })}>
            {words.again}
          </Button>
        </span>
      )}
    </div>
  );
});
