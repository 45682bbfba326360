import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { dateIn } from '#core/figures/ago.ts';
import type { Poll } from '#core/polls/poll.ts';
import type { Post } from '#core/posts/post.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { pollWords } from '#web/words/polls/poll-words.ts';
import { PictureView } from '../content/PictureView.tsx';
import { PostText } from '../content/PostText.tsx';
import { VideoView } from '../content/VideoView.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SeenOffers } from './SeenOffers.tsx';
import styles from './seen.module.css';

interface SeenBodyProps {
  readonly post: Post;
  /** Whether pictures stay blurred until they are asked for. */
  readonly isBlurred?: boolean;
}

/** Everything that a post holds below its title, as readers saw it. Nothing can be voted or answered here. */
export const SeenBody = observer(function SeenBody({ post: { title, content, pictures, video, poll, offers }, isBlurred = false }: SeenBodyProps) {
  const shown = pictures.length > 0 && <PictureView pictures={pictures} title={title ?? ''} isPreview={false} />;
  return (
    <div className={styles.body}>
      <PostText text={content} title="" isPreview={false} />
      {shown && (isBlurred ? <Blurred count={pictures.length}>{shown}</Blurred> : shown)}
      {video && <VideoView video={video} title={title ?? ''} />}
      {poll && <SeenPoll poll={poll} />}
      {offers.length > 0 && <SeenOffers offers={offers} />}
    </div>
  );
});

/** Pictures that may be hard to see: blurred, and out of reach of keyboard and screen reader, until they are asked for. */
const Blurred = observer(function Blurred({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const words = useWords(moderatedWords);
  const [isShown, show] = useState(false);
  return (
    <div className="stack g2">
      <div>
        <Button aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? words.blur(count) : words.unblur(count)}
        </Button>
      </div>
      <div className={isShown ? undefined : styles.blurred} inert={!isShown}>
        {children}
      </div>
    </div>
  );
});

/** A poll and its result. */
const SeenPoll = observer(function SeenPoll({ poll: { options, votesCount, closesOn, isOpen } }: { readonly poll: Poll }) {
  const words = useWords(pollWords);
  const { language } = useStore(WordsStore);
  return (
    <div className="stack g2" role="group" aria-label={words.label}>
      <ul className={styles.options}>
        {options.map(({ optionId, text, votes }) => (
          <li key={optionId}>
            <span dir="auto">{text}</span> <span className="muted">{words.votes(votes)}</span>
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
