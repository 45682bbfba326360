import { communityAbout, communityName } from '#core/communities/community.ts';
import { discussionsPath, screens } from '#core/navigation/screens.ts';
import type { CommunityStore } from '#web/stores/communities/community-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import type { Head } from '../head.ts';
import { communityPath } from '../content/community-path.ts';
import { crumbs } from '../content/crumbs-for-search.ts';

export const communitiesHead = (words: WordsStore): Head => ({
  title: words.titled(words.of(communityWords).title),
  description: words.of(communityWords).description,
  canonical: screens.communities,
  status: 200,
});

export function communityHead(store: CommunityStore, words: WordsStore): Head {
  const said = words.of(communityWords);
  if (store.isMissing) return { title: words.titled(said.community.missing), description: said.community.missingBecause, status: 404 };
  const known = store.community.value;
  const name = (known && communityName(known, words.language)) ?? store.place?.key ?? '';
  const path = known && (known.type === 'company' ? discussionsPath(known.slug) : communityPath(known));
  const titles = { topic: name, industry: name, department: said.community.departmentTitle(name), company: said.community.companyTitle(name) };
  return {
    title: words.titled(titles[known?.type ?? 'topic']),
    description: (known && communityAbout(known, words.language)) || said.community.description(name),
    status: 200,
    ...(path !== undefined && {
      canonical: path,
      structured: crumbs([
        [said.title, screens.communities],
        [name, path],
      ]),
    }),
  };
}
