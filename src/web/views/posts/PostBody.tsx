import { observer } from 'mobx-react-lite';
import type { Post } from '#core/posts/post.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { OffersView } from '../offers/OffersView.tsx';
import { PictureView } from '../content/PictureView.tsx';
import { PollView } from '../polls/PollView.tsx';
import { PostText } from '../content/PostText.tsx';
import { VideoView } from '../content/VideoView.tsx';
import { useWords } from '../words.tsx';

/** Content of a post below its title. */
export const PostBody = observer(function PostBody({ post, isPreview }: { readonly post: Post; readonly isPreview: boolean }) {
  const words = useWords(postWords);
  const { postId, content, pictures, video, poll, offers } = post;
  const isOut = post.status === 'LIVE';
  const title = post.title ?? words.untitled;
  return (
    <>
      <PostText key={`${postId} ${post.version}`} text={content} title={title} isPreview={isPreview} />
      {pictures.length > 0 && <PictureView pictures={pictures} title={title} isPreview={isPreview} />}
      {video && <VideoView video={video} title={title} />}
      {poll && <PollView postId={postId} poll={poll} isOut={isOut} />}
      {offers.length > 0 && <OffersView postId={postId} offers={offers} isOut={isOut} />}
    </>
  );
});
