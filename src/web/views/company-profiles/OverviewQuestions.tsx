import { observer } from 'mobx-react-lite';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import { sharesOfMany } from '#core/crowds/shares-of-many.ts';
import { hasInterviews, type InterviewFigures } from '#core/interviews/interview-figures.ts';
import { interviewsPath, questionPath } from '#core/navigation/screens.ts';
import type { ListedQuestion } from '#core/questions/question.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { ChatIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { SectionView } from './SectionView.tsx';

/** Interview questions, answered first, and how interviews go. */
export const OverviewQuestions = observer(function OverviewQuestions({
  overview: { interviews, questions },
}: {
  readonly overview: Pick<CompanyOverview, 'interviews' | 'questions'>;
}) {
  const { shared: words } = useWords(companyProfileWords);
  const { urlName } = useStore(CompanyStore);
  if (interviews.interviewsCount + questions.length === 0) return null;
  return (
    <SectionView
      section={{
        id: 'interviews',
        title: words.questions,
        ...(hasInterviews(interviews) && {
          all: { label: words.allInterviews(interviews.interviewsCount + interviews.uncountedCount), to: interviewsPath(urlName) },
        }),
        body: <Asked figures={interviews} questions={questions} />,
      }}
    />
  );
});

interface AskedProps {
  readonly figures: InterviewFigures;
  readonly questions: readonly ListedQuestion[];
}

const Asked = observer(function Asked({ figures: { interviewsCount, hardnesses, totalDays }, questions }: AskedProps) {
  const { shared: words } = useWords(companyProfileWords);
  const most = sharesOfMany(hardnesses)?.most;
  return (
    <>
      {questions.length > 0 && (
        <ol className="list">
          {questions.map((question) => (
            <QuestionItem key={question.questionId} question={question} />
          ))}
        </ol>
      )}
      {interviewsCount > 0 && (
        <Provenance>
          {words.interviews(interviewsCount)}
          {most && words.hardness[most]}
          {totalDays && words.totalDays(totalDays.median)}
        </Provenance>
      )}
    </>
  );
});

/** Question with its count over all jobs, so no job is named beside it. */
const QuestionItem = observer(function QuestionItem({ question }: { readonly question: ListedQuestion }) {
  const { shared: words } = useWords(companyProfileWords);
  const { slug, text, askedCount, answersCount } = question;
  const facts = [askedCount > 0 && words.askedHere(askedCount), words.answers(answersCount)];
  return (
    <li className="item">
      <span className="glyph s">
        <ChatIcon small />
      </span>
      <span>
        <Link to={questionPath(slug)} className="plain strong" {...inItsLanguage(text)}>
          {text}
        </Link>
        <br />
        <span className="sm muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
});
