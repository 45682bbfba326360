import { observer } from 'mobx-react-lite';
import { designationQuestionsPath, interviewsPath, skillQuestionsPath } from '#core/navigation/screens.ts';
import { practisedList } from '#core/questions/practised-list.ts';
import { practiceUrl } from '#core/questions/question-urls.ts';
import { mostCountedCompanies, type AskedQuestion } from '#core/questions/question.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useNameBegun } from '../content/use-name-begun.ts';
import { usePassingOn } from '../content/use-sharing.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useMonday } from '../reviews/use-week.ts';
import { Menu } from '../overlays/Menu.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CompareIcon, FlagIcon, MoreIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { TopicLinks } from './TopicLinks.tsx';
import { useOwnQuestion } from './use-own-question.tsx';
import styles from './questions.module.css';

interface QuestionCardProps {
  readonly question: AskedQuestion;
}

/** A question by itself: who asks or how often it was asked, its skills, and where it was asked. */
export const QuestionCard = observer(function QuestionCard({ question }: QuestionCardProps) {
  const words = useWords(questionWords);
  const { authorName } = useWords(postWords);
  const monday = useMonday();
  const { text, author, week, askedCount, company } = question;
  const list = practisedList(question);
  return (
    <div className={styles.card}>
      <div>
        <h1 className={styles.title} dir="auto">
          {text}
        </h1>
        <Provenance>
          {author && words.by(authorName(author.name))}
          {author && words.week(monday(week))}
          {askedCount > 0 && words.asked(askedCount)}
        </Provenance>
      </div>
      <Topics question={question} />
      <p className="row">
        <Link to={practiceUrl(list)} className="btn">
          {list.of === 'company' ? words.one.practiseOf(company.name) : words.one.practise}
        </Link>
      </p>
      <Places question={question} />
      <Actions question={question} />
    </div>
  );
});

/** The ways to the questions of its skills and of the jobs for which it was asked, as far as its places are told. */
const Topics = observer(function Topics({ question: { skills, designation, places } }: QuestionCardProps) {
  const { one } = useWords(questionWords);
  const { nameOf } = useWords(listWords);
  const jobs = [designation, ...places.map((place) => place.designation)].filter((job) => job !== null);
  const each = [...new Map(jobs.map((job) => [job.urlName, job])).values()];
  return (
    <>
      <TopicLinks heading={one.skills} topics={skills} pathOf={skillQuestionsPath} nameOf={(name) => name} />
      <TopicLinks heading={one.jobs} topics={each} pathOf={designationQuestionsPath} nameOf={nameOf} />
    </>
  );
});

/** The most companies that are told of above the answers. */
const mostTold = 3;

/** Where it was asked, the newest first: never more than the week, as with the stories it comes from. */
const Places = observer(function Places({ question: { places, askedCount, companiesCount } }: QuestionCardProps) {
  const { one, week: weekOf } = useWords(questionWords);
  const { rounds } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const monday = useMonday();
  if (places.length === 0) return null;
  // The newest of each company: whoever came for the answers has them in sight.
  const told = places.filter(({ company }, at) => places.findIndex((other) => other.company.urlName === company.urlName) === at).slice(0, mostTold);
  const others = companiesCount - told.length;
  const more = companiesCount < mostCountedCompanies ? one.morePlaces(others) : one.manyPlaces;
  const rest = others > 0 ? more : askedCount > told.length && one.mostPlaces;
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="lab">
        {one.places}
      </h2>
      <ul className={styles.places}>
        {told.map(({ company, designation, round, week }) => (
          <li key={company.urlName}>
            <Link to={interviewsPath(company.urlName, designation?.urlName)}>{company.name}</Link>
            <Provenance>
              {designation && nameOf(designation.name)}
              {rounds[round]}
              {weekOf(monday(week))}
            </Provenance>
          </li>
        ))}
      </ul>
      {rest && <p className="hint">{rest}</p>}
    </section>
  );
});

const Actions = observer(function Actions({ question }: QuestionCardProps) {
  const { questionId, text, isMine } = question;
  const { one } = useWords(questionWords);
  const { path } = useStore(QuestionStore);
  const actions = useStore(PostActionsStore);
  const [asMember, begun] = [useMembersOnly(), useNameBegun()];
  const passOn = usePassingOn();
  const report = () => asMember(() => begun(() => actions.ask({ kind: 'report', resource: { resourceId: questionId, resourceType: 'QUESTION' } })));
  return (
    <div className="row needs-script" role="group" aria-label={one.actions}>
      <Button look="quiet" onClick={() => void passOn(text, path)}>
        <ShareIcon />
        {one.share}
      </Button>
      {!isMine && (
        <Button look="quiet" onClick={report}>
          <FlagIcon />
          {one.report}
        </Button>
      )}
      <QuestionMenu question={question} />
    </div>
  );
});

/** What whoever asks a question, and moderators, alone can do with it. */
const QuestionMenu = observer(function QuestionMenu({ question }: QuestionCardProps) {
  const { one } = useWords(questionWords);
  const { actions } = useWords(postWords);
  const { mayModerate } = useStore(SessionStore);
  const store = useStore(QuestionStore);
  const own = useOwnQuestion(question);
  const merge = { label: one.merge, icon: <CompareIcon />, press: () => store.merge(true) };
  const items = mayModerate ? [...own, merge] : own;
  return items.length > 0 && <Menu button={<MoreIcon />} buttonClass="btn quiet sq" label={actions} items={items} />;
});
