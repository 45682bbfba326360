import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';

export const NoList = observer(function NoList({ title }: { readonly title: string }) {
  const words = useWords(questionWords);
  return (
    <div className="wrap page">
      <EmptyState title={title} level={1} because={words.missingBecause} link={{ label: words.toHub, to: screens.interviews }} />
    </div>
  );
});
