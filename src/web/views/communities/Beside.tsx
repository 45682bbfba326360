import { observer } from 'mobx-react-lite';
import { useQuery } from '../use-query.ts';
import { postPath, screens } from '#core/navigation/screens.ts';
import { mostCommunitiesBeside } from '#core/communities/communities.ts';
import type { Community } from '#core/communities/community.ts';
import type { Post } from '#core/posts/post.ts';
import { CommunityStore } from '#web/stores/communities/community-store.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/Link.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { CommunityRow } from './CommunityRow.tsx';
import styles from './communities.module.css';

const mostAsked = 4;

export const Beside = observer(function Beside() {
  const words = useWords(communityWords);
  const { suggested } = useStore(ExploreStore);
  const { related, community } = useStore(CommunityStore);
  const isFinding = useQuery().has('find');
  const { list } = useStore(FeedsStore);
  const goesOn = list.posts.next !== null && !isFinding;
  const groups = isFinding ? [] : (suggested.value?.flatMap(({ communities }) => communities) ?? related.value?.communities ?? []);
  const others = groups.filter(({ entityId }) => entityId !== community.value?.entityId);
  return (
    <aside className={classes('sticky', styles.rail, goesOn && styles.below)} aria-label={words.forYou}>
      {related.state.status === 'LOADING' && !isFinding && <BesideSkeleton />}
      <Suggested communities={others.slice(0, mostCommunitiesBeside)} />
      <Asked posts={related.value?.posts ?? []} beside={isFinding ? [] : list.items} />
      <section className={styles.note}>
        <h2 className={styles.railHeading}>{words.rules}</h2>
        <p className="sm muted">{words.rulesText}</p>
        <Link className="go" to={screens.transparency}>
          {words.rulesLink}
        </Link>
      </section>
    </aside>
  );
});

const BesideSkeleton = () => (
  <>
    <div className={`card ${styles.suggestedWaiting}`}>
      <SkeletonBars lines={12} />
    </div>
    <div className={styles.askedWaiting}>
      <SkeletonBars lines={14} />
    </div>
  </>
);

const Suggested = observer(function Suggested({ communities }: { readonly communities: readonly Community[] }) {
  const words = useWords(communityWords);
  if (communities.length === 0) return null;
  return (
    <section className={`card ${styles.note}`}>
      <h2 className={styles.railHeading}>{words.forYou}</h2>
      <ul className="list">
        {communities.map((community) => (
          <CommunityRow key={community.entityId} community={community} />
        ))}
      </ul>
      <Link className="go" to={`${screens.communities}?find=`}>
        {words.seeAll}
      </Link>
    </section>
  );
});

/** Posts that the feed beside does not show. */
const Asked = observer(function Asked({ posts, beside }: { readonly posts: readonly Post[]; readonly beside: readonly Post[] }) {
  const words = useWords(communityWords);
  const shown = new Set(beside.map(({ postId }) => postId));
  const titled = posts.filter(({ title, postId }) => title !== null && !shown.has(postId)).slice(0, mostAsked);
  if (titled.length === 0) return null;
  return (
    <section className={styles.note}>
      <h2 className={styles.railHeading}>{words.asked}</h2>
      <ul className={`list sm ${styles.asked}`}>
        {titled.map(({ postId, title, commentsCount }) => (
          <li key={postId}>
            <Link className="plain strong" to={postPath(postId)} {...inItsLanguage(title)}>
              {title}
            </Link>
            <br />
            <span className="xs muted">{words.comments(commentsCount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
