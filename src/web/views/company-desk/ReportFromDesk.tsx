import { observer } from 'mobx-react-lite';
import { DeskReportsStore } from '#web/stores/company-desk/desk-reports-store.ts';
import { deskReportWords } from '#web/words/company-desk/desk-report-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface ReportFromDeskProps {
  readonly reviewId: string;
  readonly title: string;
}

/** Way to report one review, gone once it is reported. */
export const ReportFromDesk = observer(function ReportFromDesk({ reviewId, title }: ReportFromDeskProps) {
  const words = useWords(deskReportWords);
  const store = useStore(DeskReportsStore);
  const reported = store.reportOf(reviewId);
  if (reported) return <span className="xs muted">{words.outcomes[reported.outcome]}</span>;
  return (
    <Button look="quiet" aria-label={words.reportNamed(title)} onClick={() => store.ask({ reviewId, isAgain: false })}>
      {words.report}
    </Button>
  );
});
