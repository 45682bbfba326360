import { observer } from 'mobx-react-lite';
import { interviewFormUrl, type InterviewFormTarget } from '#core/interviews/interview-form-url.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';

export const NoQuestions = observer(function NoQuestions({ of = {} }: { readonly of?: Partial<InterviewFormTarget> }) {
  const words = useWords(questionWords);
  return <EmptyState title={words.none} because={words.noneBecause} link={{ label: words.tell, to: interviewFormUrl(of) }} />;
});
