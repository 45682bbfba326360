import { discussionsPath, screens } from '#core/navigation/screens.ts';
import type { CommunityStore } from '#web/stores/communities/community-store.ts';
import type { TalkWords } from '#web/words/posts/en.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';
import { communityPath } from '../content/community-path.ts';

export const communitiesHead = (words: Words, talk: TalkWords): Head => ({
  title: words.shell.titled(talk.title),
  description: talk.description,
  canonical: screens.communities,
  status: 200,
});

/** What a community is called, by its kind. */
export function communityHead(store: CommunityStore, words: Words, talk: TalkWords): Head {
  if (store.isMissing) return { title: words.shell.titled(talk.community.missing), description: talk.community.missingBecause, status: 404 };
  const known = store.community.value;
  const name = known?.name ?? store.place?.key ?? '';
  const titles = { topic: name, industry: name, department: talk.community.departmentTitle(name), company: talk.community.companyTitle(name) };
  return {
    title: words.shell.titled(titles[known?.type ?? 'topic']),
    description: known?.about || talk.community.description(name),
    ...(known && { canonical: known.type === 'company' ? discussionsPath(known.slug) : communityPath(known) }),
    status: 200,
  };
}
