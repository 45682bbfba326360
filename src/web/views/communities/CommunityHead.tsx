import { observer } from 'mobx-react-lite';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import { placePairs } from '#core/search/search-place.ts';
import type { Community } from '#core/communities/community.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { CommunitySign } from './CommunitySign.tsx';
import { useCommunityAbout, useCommunityName } from '../content/use-community-name.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { JoinButton } from './JoinButton.tsx';
import styles from './communities.module.css';

export const CommunityHead = observer(function CommunityHead({ community }: { readonly community: Community }) {
  const words = useWords(communityWords);
  const { page } = useWords(companyWords);
  const name = useCommunityName()(community);
  const about = useCommunityAbout()(community);
  const { type, category, slug, topicMeta, isClosed } = community;
  const { followers } = useStore(MembershipsStore).of(community).shown;
  const inside = words.community.searchIn(name);
  return (
    <header className={styles.head}>
      <CommunitySign community={community} />
      <div className="grow">
        <h1>{name}</h1>
        <p className="prov">
          <span>{words.community.types[type]}</span>
          {category && category !== words.community.types[type] && <span>{words.categoryNamed(category)}</span>}
          <span>{words.members(followers)}</span>
          <span>{words.posts(topicMeta.posts)}</span>
        </p>
      </div>
      <JoinButton community={community} isRoomy />
      {about && <p className={styles.about}>{about}</p>}
      {isClosed && <p className={styles.about}>{words.community.closed}</p>}
      <div className={styles.inside}>
        <SearchField action={screens.search} name="q" also={placePairs({ type, key: slug })} label={inside} placeholder={inside} />
      </div>
      {type === 'company' && (
        <Link className="go" to={overviewPath(slug)}>
          {page.overview}
        </Link>
      )}
    </header>
  );
});
