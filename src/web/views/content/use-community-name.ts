import { communityAbout, communityName } from '#core/communities/community.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';

/** Names communities in the current language. For observers only. */
export function useCommunityName(): (community: Parameters<typeof communityName>[0]) => string {
  const { language } = useStore(WordsStore);
  return (community) => communityName(community, language);
}

export function useCommunityAbout(): (community: Parameters<typeof communityAbout>[0]) => string {
  const { language } = useStore(WordsStore);
  return (community) => communityAbout(community, language);
}
