import { observer } from 'mobx-react-lite';
import { practisedList } from '#core/questions/practised-list.ts';
import { practiceUrl } from '#core/questions/question-urls.ts';
import type { AskedQuestion } from '#core/questions/question.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useReport } from '../content/use-report.ts';
import { usePassingOn } from '../content/use-sharing.ts';
import { Menu } from '../overlays/Menu.tsx';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CompareIcon, FlagIcon, MoreIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { useOwnQuestion } from './use-own-question.tsx';
import styles from './questions.module.css';

interface QuestionHeadProps {
  readonly question: AskedQuestion;
}

export const QuestionHead = observer(function QuestionHead({ question }: QuestionHeadProps) {
  const { one } = useWords(questionWords);
  const { answers } = useWords(commentWords);
  const list = practisedList(question);
  return (
    <header className="stack g2">
      <div className={styles.head}>
        <h1 className={styles.title} {...inItsLanguage(question.text)}>
          {question.text}
        </h1>
        <QuestionMenu question={question} />
      </div>
      <AskedHow question={question} />
      <div className="row">
        {question.lockedFor === null && (
          <Button look="main" className="needs-script" onClick={() => document.querySelector<HTMLElement>('#reply textarea')?.focus()}>
            {answers.write}
          </Button>
        )}
        {list && (
          <Link to={practiceUrl(list)} className="btn">
            {list.of === 'company' ? one.practiseOf(question.company.name) : one.practise}
          </Link>
        )}
      </div>
    </header>
  );
});

/** Author, or frequency, place and job in interviews, dated by week at most. */
const AskedHow = observer(function AskedHow({ question }: QuestionHeadProps) {
  const words = useWords(questionWords);
  const { authorName } = useWords(postWords);
  const { nameOf } = useWords(listWords);
  const monday = useMonday();
  const { author, week, askedCount, companiesCount, company, jobs, places } = question;
  if (author)
    return (
      <p className="muted sm">
        {words.by(authorName(author.name))}, {words.week(monday(week))}
      </p>
    );
  const [[job], [last]] = [jobs, places];
  if (askedCount === 0) return null;
  const how = { count: askedCount, companies: companiesCount, company: company.name, job: job && nameOf(job.name), isOneJob: jobs.length === 1 };
  return (
    <p className="muted sm">
      {words.one.asked(how)} {last && words.one.last(monday(last.week))}
    </p>
  );
});

/** Share and report, with more for its author and moderators. */
const QuestionMenu = observer(function QuestionMenu({ question }: QuestionHeadProps) {
  const { questionId, text, isMine } = question;
  const { one } = useWords(questionWords);
  const words = useWords(postWords);
  const { mayModerate } = useStore(SessionStore);
  const store = useStore(QuestionStore);
  const report = useReport();
  const passOn = usePassingOn();
  const own = useOwnQuestion(question);
  const items = [
    { label: one.share, icon: <ShareIcon />, press: () => void passOn(text, store.path) },
    ...own,
    ...(isMine
      ? []
      : [{ label: one.report, icon: <FlagIcon />, isDestructive: true, press: () => report({ resourceId: questionId, resourceType: 'QUESTION' }) }]),
    ...(mayModerate ? [{ label: one.merge, icon: <CompareIcon />, press: () => store.merge(true) }] : []),
  ];
  return (
    <span className="needs-script">
      <Menu button={<MoreIcon />} buttonClass="btn quiet sq" label={words.actions} items={items} />
    </span>
  );
});
