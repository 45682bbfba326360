import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Post } from '#core/posts/post.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { Link } from '../ui/Link.tsx';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { communityPath } from '../content/community-path.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { Moment } from '../content/Moment.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface PostHeadProps {
  readonly post: Post;
  readonly children?: ReactNode;
}

export const PostHead = observer(function PostHead({ post, children }: PostHeadProps) {
  const words = useWords(postWords);
  const nameOf = useCommunityName();
  const { author, community, isEdited, isMine } = post;
  return (
    <div className={styles.head}>
      <div className="who">
        <AuthorSign author={author} />
        <span>
          <b>{words.authorName(author.name)}</b>{' '}
          <span className="muted">
            {author.profileType === 'ANONYMOUS' ? words.anonymous : author.isVerified && words.verified}
            {isMine && ` · ${words.you}`}
          </span>
          <br />
          <Link className="muted" to={communityPath(community)}>
            {nameOf(community)}
          </Link>{' '}
          <span className="muted">
            · <Moment posted={post} />
            {isEdited && ` · ${words.edited}`}
          </span>
        </span>
      </div>
      {children}
    </div>
  );
});
