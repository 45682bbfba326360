import { observer } from 'mobx-react-lite';
import type { ReplyAnswer } from '#core/company-replies/employer-reply.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import contributed from '../companies/contributed.module.css';
import { useMonday } from '../content/use-monday.ts';
import { useWords } from '../words.tsx';
import styles from './company-replies.module.css';

/** Words of the author below the reply of the company. */
export const AnswerBelow = observer(function AnswerBelow({ answer: { text, week } }: { readonly answer: ReplyAnswer }) {
  const words = useWords(companyReplyWords);
  const monday = useMonday();
  return (
    <div className={styles.answer}>
      <p className="sm">
        <b>{words.answers}</b> <span className="muted">{words.week(monday(week))}</span>
      </p>
      <p className={contributed.text}>{text}</p>
    </div>
  );
});
