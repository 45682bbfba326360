import { postPath } from '#core/navigation/screens.ts';
import { observer } from 'mobx-react-lite';
import type { Post } from '#core/posts/post.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { Button } from '../ui/Button.tsx';
import { ChatIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useSharing } from '../content/use-sharing.ts';
import { VoteButtons } from '../votes/VoteButtons.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

export const PostActions = observer(function PostActions({ post }: { readonly post: Post }) {
  const words = useWords(postWords);
  const share = useSharing();
  const { postId, title, commentsCount } = post;
  return (
    <div className={styles.acts}>
      <VoteButtons resource={{ resourceId: postId, resourceType: 'POST' }} tally={post} />
      <Link className="btn quiet" to={`${postPath(postId)}#comments`}>
        <ChatIcon />
        <span aria-hidden="true">{words.commentsShown(commentsCount)}</span>
        <span className="vh">{words.commentsOn(commentsCount)}</span>
      </Link>
      <Button look="quiet" className="needs-script" onClick={() => void share(title ?? words.untitled, postId)}>
        <ShareIcon />
        {words.share}
      </Button>
    </div>
  );
});
