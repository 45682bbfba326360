import { observer } from 'mobx-react-lite';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import contributed from '../companies/contributed.module.css';
import { useMonday } from '../content/use-monday.ts';
import { useReport } from '../content/use-report.ts';
import { Button } from '../ui/Button.tsx';
import { FlagIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { AnswerBelow } from './AnswerBelow.tsx';
import styles from './company-replies.module.css';

interface ReplyBelowProps {
  readonly reply: EmployerReply;
  readonly company: string;
}

/** Reply of a company below what it answers, which anyone can report. */
export const ReplyBelow = observer(function ReplyBelow({ reply: { replyId, text, week, answer }, company }: ReplyBelowProps) {
  const words = useWords(companyReplyWords);
  const [monday, report] = [useMonday(), useReport()];
  return (
    <div className="inset">
      <div className={styles.head}>
        <p className="sm">
          <b>{words.from(company)}</b>{' '}
          <span className="muted">
            {words.byEmployer}, {words.week(monday(week))}
          </span>
        </p>
        <Button look="quiet" className="needs-script" aria-label={words.reportReply} onClick={() => report({ resourceId: replyId, resourceType: 'REPLY' })}>
          <FlagIcon />
          {words.report}
        </Button>
      </div>
      <p className={contributed.text}>{text}</p>
      {answer && <AnswerBelow answer={answer} />}
    </div>
  );
});
