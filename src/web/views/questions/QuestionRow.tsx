import { observer } from 'mobx-react-lite';
import { questionPath } from '#core/navigation/screens.ts';
import type { ListedQuestion } from '#core/questions/question.ts';
import type { QuestionList } from '#core/questions/questions.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useMonday } from '../content/use-monday.ts';
import { Link } from '../ui/Link.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { askedWhere, isOfCompany } from './asked-where.ts';
import styles from './questions.module.css';

interface QuestionRowProps {
  readonly question: ListedQuestion;
  /** Its list, which decides on the count and naming of the company. */
  readonly list: QuestionList;
}

export const QuestionRow = observer(function QuestionRow({ question, list }: QuestionRowProps) {
  const words = useWords(questionWords);
  const { authorName } = useWords(postWords);
  const monday = useMonday();
  const { slug, text, company, author, week, askedCount, companiesCount, answersCount, bestAnswer } = question;
  return (
    <li className={styles.row}>
      <h3 className={styles.name} {...inItsLanguage(text)}>
        <Link to={questionPath(slug)}>{text}</Link>
      </h3>
      <Provenance>
        {askedCount > 0 && words.asked(askedCount, askedWhere(list))}
        {author && words.by(authorName(author.name))}
        {author && words.week(monday(week))}
        {!isOfCompany(list) && companiesCount <= 1 && company.name}
        {words.answers(answersCount)}
      </Provenance>
      {bestAnswer !== null && bestAnswer !== '' && (
        <p className={styles.best}>
          <span className="muted">{words.best}</span> <span {...inItsLanguage(bestAnswer)}>{bestAnswer}</span>
        </p>
      )}
    </li>
  );
});
