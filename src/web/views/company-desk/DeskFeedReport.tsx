import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FeedReport } from '#core/company-desk/feed-report.ts';
import { deskFeedWords } from '#web/words/company-desk/desk-feed-words.ts';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import styles from './company-desk.module.css';

interface DeskFeedReportProps {
  readonly report: FeedReport;
  readonly heading: string;
}

/** Lines whose numbers are named. */
const namedLines = 20;

/** Report on a feed: counts, and refused lines with their reasons. */
export const DeskFeedReport = observer(function DeskFeedReport({ report, heading }: DeskFeedReportProps) {
  const words = useWords(deskFeedWords);
  const { trouble, keptOpen } = report;
  return (
    <div className="inset stack g3" role="status">
      <p>{trouble ? <Tag tone="warn">{heading}</Tag> : <b>{heading}</b>}</p>
      {trouble ? <p>{words.troubles[trouble]}</p> : <Counts report={report} />}
      {keptOpen > 0 && <p>{words.keptOpen(keptOpen)}</p>}
    </div>
  );
});

const Counts = observer(function Counts({ report }: Pick<DeskFeedReportProps, 'report'>) {
  const words = useWords(deskFeedWords);
  const { unit, live, counts, unpaid, lines, closed, closedCount } = report;
  const places = lines.filter(({ isUnpaid }) => isUnpaid).map(({ at }) => at);
  return (
    <dl className={styles.report}>
      <Count count={live}>{words.live(live, live + counts.refused, unit)}</Count>
      <Count count={counts.added + counts.again + counts.changed}>{words.fresh}</Count>
      <Count count={closedCount}>{words.closed(closed.slice(0, namedLines), closedCount)}</Count>
      <Count count={counts.refused}>
        {words.refused}
        <Refused report={report} />
      </Count>
      {unpaid > 0 && <Count count={unpaid}>{words.unpaid(places.slice(0, namedLines), unpaid, unit)}</Count>}
    </dl>
  );
});

const Count = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <div>
    <dt>{count}</dt>
    <dd>{children}</dd>
  </div>
);

const Refused = observer(function Refused({ report: { lines, unit } }: Pick<DeskFeedReportProps, 'report'>) {
  const words = useWords(deskFeedWords);
  const refused = lines.filter(({ is }) => is === 'refused');
  if (refused.length === 0) return null;
  return (
    <ul className="sm">
      {refused.map(({ at, title, problems }) => (
        <li key={at}>
          <span dir="auto">{words.place(unit, at, title)}</span>: {problems.map(({ field, because }) => words.reason(field, because)).join('; ')}
        </li>
      ))}
    </ul>
  );
});
