import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { useWords } from '../words.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

export const EmptyFeed = observer(function EmptyFeed() {
  const words = useWords(feedWords);
  const { find } = useWords(communityWords);
  return <EmptyState title={words.empty} because={words.emptyBecause} link={{ label: find, to: `${screens.communities}?find=` }} />;
});
