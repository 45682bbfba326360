import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import type { Poll } from '#core/polls/poll.ts';
import type { Post } from '#core/posts/post.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { pollWords } from '#web/words/polls/poll-words.ts';
import { PostText } from '../content/PostText.tsx';
import { VideoView } from '../content/VideoView.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SeenOffers } from './SeenOffers.tsx';
import { SeenPictures } from './SeenPictures.tsx';
import styles from './seen.module.css';

interface SeenBodyProps {
  readonly post: Post;
  readonly isBlurred?: boolean;
}

/** Content of a post as readers saw it, without voting. */
export const SeenBody = observer(function SeenBody({ post: { title, content, pictures, video, poll, offers }, isBlurred = false }: SeenBodyProps) {
  return (
    <div className={styles.body}>
      <PostText text={content} title="" isPreview={false} />
      <SeenPictures pictures={pictures} title={title ?? ''} isBlurred={isBlurred} />
      {video && <VideoView video={video} title={title ?? ''} />}
      {poll && <SeenPoll poll={poll} />}
      {offers.length > 0 && <SeenOffers offers={offers} />}
    </div>
  );
});

const SeenPoll = observer(function SeenPoll({ poll: { options, votesCount, closesOn, isOpen } }: { readonly poll: Poll }) {
  const words = useWords(pollWords);
  const { language } = useStore(WordsStore);
  return (
    <div className="stack g2" role="group" aria-label={words.label}>
      <ul className={styles.options}>
        {options.map(({ optionId, text, votes }) => (
          <li key={optionId}>
            <span dir="auto">{text}</span> {votes !== null && <span className="muted">{words.votes(votes)}</span>}
          </li>
        ))}
      </ul>
      <p className="prov">
        <span>{words.votes(votesCount)}</span>
        <span>{isOpen ? words.open(dateIn(`${language}-IN`, Date.parse(closesOn))) : words.closed}</span>
      </p>
    </div>
  );
});
