import { observer } from 'mobx-react-lite';
import type { DiscussedPost } from '#core/home/home-page.ts';
import { contentPath } from '#core/navigation/content-paths.ts';
import { screens } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { CommunitySign } from '../communities/CommunitySign.tsx';
import { useCommunityName } from '../content/use-community-name.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { RowSkeleton } from '../ui/RowSkeleton.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { Section } from './Section.tsx';

const postsWaiting = 4;

/** Discussed posts, for members in the order of their feed. */
export const Discussed = observer(function Discussed() {
  const { discussed: words } = useWords(homeWords);
  const home = useStore(HomeStore);
  const { isAwake } = useStore(SessionStore);
  return (
    <Section heading={words.heading} more={{ to: screens.communities, label: words.all }}>
      <Await request={home.written(isAwake)} meanwhile={<Waiting />}>
        {({ discussed }) =>
          discussed.length === 0 ? (
            <EmptyState title={words.none} link={{ label: words.begin, to: screens.communities }} />
          ) : (
            <ul className="list">
              {discussed.map((post) => (
                <Post key={post.postId} post={post} />
              ))}
            </ul>
          )
        }
      </Await>
    </Section>
  );
});

const Post = observer(function Post({ post: { postId, title, community, commentsCount } }: { readonly post: DiscussedPost }) {
  const { discussed: words } = useWords(homeWords);
  const nameOf = useCommunityName();
  return (
    <li className="item">
      <CommunitySign community={community} />
      <div>
        <h3 className="sm" {...inItsLanguage(title)}>
          <Link to={contentPath('POST', postId)} className="plain">
            {title}
          </Link>
        </h3>
        <p className="sm muted">
          {nameOf(community)} · {words.comments(commentsCount)}
        </p>
      </div>
    </li>
  );
});

const Waiting = () => (
  <SkeletonList places={postsWaiting} className="list">
    <RowSkeleton className="item" sign="glyph" />
  </SkeletonList>
);
