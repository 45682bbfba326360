import { observer } from 'mobx-react-lite';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { QuotaLeft } from '../quotas/QuotaLeft.tsx';
import { useStore } from '../stores.tsx';
import { useTalkWords } from './use-talk-words.ts';

/** Shows remaining comments of the day, and the limit per post once relevant. */
export const CommentsLeft = observer(function CommentsLeft({ persona }: { readonly persona: ProfileType }) {
  const { written } = useStore(CommentsStore).list;
  const { belowOnePost } = useTalkWords();
  return (
    <>
      <QuotaLeft of="comments" uses={written.length} persona={persona} />
      {written.length > 0 && <p className="hint">{belowOnePost}</p>}
    </>
  );
});
