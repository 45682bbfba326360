import { observer } from 'mobx-react-lite';
import { practiceUrl } from '#core/questions/question-urls.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

export const PractiseLink = observer(function PractiseLink() {
  const { practise } = useWords(questionWords);
  const { search: list, pages } = useStore(QuestionListStore);
  if (pages.items.length === 0) return null;
  return (
    <p>
      <Link to={practiceUrl(list)} className="btn main">
        {practise}
      </Link>
    </p>
  );
});
