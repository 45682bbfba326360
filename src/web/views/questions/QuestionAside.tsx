import { observer } from 'mobx-react-lite';
import { designationQuestionsPath, interviewsPath, questionPath, skillQuestionsPath } from '#core/navigation/screens.ts';
import { mostCountedCompanies, type AskedQuestion, type QuestionPlace } from '#core/questions/question.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { TopicLinks } from './TopicLinks.tsx';
import styles from './questions.module.css';

interface QuestionAsideProps {
  readonly question: AskedQuestion;
}

export const QuestionAside = observer(function QuestionAside({ question }: QuestionAsideProps) {
  const { one } = useWords(questionWords);
  const { nameOf } = useWords(listWords);
  return (
    <aside className="stack g6" aria-label={one.actions}>
      <Places question={question} />
      <TopicLinks heading={one.jobs} topics={question.jobs} pathOf={designationQuestionsPath} nameOf={nameOf} />
      <TopicLinks heading={one.skills} topics={question.skills} pathOf={skillQuestionsPath} nameOf={(name) => name} />
      <Together />
    </aside>
  );
});

const mostReported = 3;

/** Companies that asked it, newest first, dated by week at most. */
const Places = observer(function Places({ question: { places, askedCount, companiesCount } }: QuestionAsideProps) {
  const { one } = useWords(questionWords);
  if (places.length === 0) return null;
  const reported = places.filter(({ company }, at) => places.findIndex((other) => other.company.urlName === company.urlName) === at);
  const others = companiesCount - reported.length;
  const more = companiesCount < mostCountedCompanies ? one.morePlaces(others) : one.manyPlaces;
  const rest = others > 0 ? more : askedCount > reported.length && one.mostPlaces;
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="lab">
        {one.places}
      </h2>
      <PlaceList places={reported.slice(0, mostReported)} />
      {reported.length > mostReported && (
        <details>
          <summary className="go">{one.showPlaces(reported.length - mostReported)}</summary>
          <PlaceList places={reported.slice(mostReported)} />
        </details>
      )}
      {rest && <p className="hint">{rest}</p>}
    </section>
  );
});

const PlaceList = observer(function PlaceList({ places }: { readonly places: readonly QuestionPlace[] }) {
  const { week: weekOf } = useWords(questionWords);
  const { rounds } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const monday = useMonday();
  return (
    <ul className={styles.places}>
      {places.map(({ company, designation, round, week }) => (
        <li key={company.urlName}>
          <Link to={interviewsPath(company.urlName, designation?.urlName)} className="plain strong">
            {company.name}
          </Link>
          <Provenance>
            {designation && nameOf(designation.name)}
            {rounds[round]}
            {weekOf(monday(week))}
          </Provenance>
        </li>
      ))}
    </ul>
  );
});

/** Questions of the same interviews with answer counts, left out on failure. */
const Together = observer(function Together() {
  const { one, answers } = useWords(questionWords);
  const questions = useStore(QuestionStore).together.value ?? [];
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="together">
      <h2 id="together" className="lab">
        {one.together}
      </h2>
      <ul className={styles.places}>
        {questions.map(({ questionId, slug, text, answersCount }) => (
          <li key={questionId}>
            <Link to={questionPath(slug)} className="plain" {...inItsLanguage(text)}>
              {text}
            </Link>
            <Provenance>{answers(answersCount)}</Provenance>
          </li>
        ))}
      </ul>
    </section>
  );
});
