import { observer } from 'mobx-react-lite';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Says how many seen posts are left out, and shows them on a press. */
export const ReadPosts = observer(function ReadPosts({ list }: { readonly list: FeedList }) {
  const words = useWords(feedWords);
  if (list.leftOut === 0) return null;
  return (
    <div className="row">
      <p className="muted sm">{words.leftOut(list.leftOut)}</p>
      <Button onClick={() => list.leaveOut(new Set())}>{words.showLeftOut}</Button>
    </div>
  );
});
