import type { SearchPlace } from '#core/search/search-place.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useStore } from '../stores.tsx';

/** What sentences about a place speak of: a community of any type is a community. */
export const subjectOfPlace = (place: SearchPlace | null): 'company' | 'community' => (place && place.type !== 'company' ? 'community' : 'company');

/** The name of the place inside which is searched, once it is known. A view that asks must be an observer. */
export function usePlaceName(): string | undefined {
  const { inside, company, community } = useStore(SearchPageStore);
  const nameOf = useCommunityName();
  if (inside === null) return undefined;
  return inside.type === 'company' ? company.value?.name : community.value && nameOf(community.value);
}
