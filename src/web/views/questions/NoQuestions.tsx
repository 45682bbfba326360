import { observer } from 'mobx-react-lite';
import { interviewFormUrl, type InterviewFormTarget } from '#core/interviews/interview-form-url.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** A list in which no question stands yet, and what brings one there. */
export const NoQuestions = observer(function NoQuestions({ of = {} }: { readonly of?: Partial<InterviewFormTarget> }) {
  const words = useWords(questionWords);
  return (
    <EmptyState title={words.none}>
      <p>{words.noneBecause}</p>
      <Link to={interviewFormUrl(of)} className="btn">
        {words.tell}
      </Link>
    </EmptyState>
  );
});
