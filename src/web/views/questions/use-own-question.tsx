import { askedQuestionsPath } from '#core/navigation/screens.ts';
import type { AskedQuestion } from '#core/questions/question.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { QuestionStore } from '#web/stores/questions/question-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { DeleteIcon } from '../content/post-icons.tsx';
import type { MenuItem } from '../overlays/Menu.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Deletes an own question and leads to the company's others. For observers only. */
export function useOwnQuestion({ questionId, company, isMine }: AskedQuestion): readonly MenuItem[] {
  const words = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const store = useStore(QuestionStore);
  const navigate = useNavigate();
  if (!isMine) return [];
  const remove = async () => {
    const isGone = await store.remove(questionId);
    if (isGone) void navigate(askedQuestionsPath(company.urlName), { replace: true });
    return isGone;
  };
  const press = () => actions.ask({ kind: 'remove', what: { resourceId: questionId, resourceType: 'QUESTION' }, remove });
  return [{ label: words.remove, icon: <DeleteIcon />, isDestructive: true, press }];
}
