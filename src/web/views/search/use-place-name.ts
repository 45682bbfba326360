import type { SearchPlace } from '#core/search/search-place.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useStore } from '../stores.tsx';

/** Maps a community of any type to `community`. */
export const subjectOfPlace = (place: SearchPlace | null): 'company' | 'community' => (place && place.type !== 'company' ? 'community' : 'company');

/** Name of the searched place, once known. Callers must be observers. */
export function usePlaceName(): string | undefined {
  const { inside, company, community } = useStore(SearchPageStore);
  const nameOf = useCommunityName();
  if (inside === null) return undefined;
  return inside.type === 'company' ? company.value?.name : community.value && nameOf(community.value);
}
