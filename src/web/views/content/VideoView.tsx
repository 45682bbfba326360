import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { embedUrlOf } from '#core/media/embed-url.ts';
import type { YoutubeVideo } from '#core/media/youtube-video.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { Button } from '../ui/Button.tsx';
import { PlayIcon } from './post-icons.tsx';
import { useWords } from '../words.tsx';
import styles from './content.module.css';

/** The frame is of another origin, so that what it may do with its own is nothing to ours. */
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** A video that stays where it is. Nothing is asked of anybody else before it is pressed, and then only of the host without cookies (S-125). */
export const VideoView = observer(function VideoView({ video }: { readonly video: YoutubeVideo }) {
  const words = useWords(postWords);
  const [isPlaying, play] = useState(false);
  return (
    <div className={styles.video}>
      {isPlaying ? (
        <iframe
          src={embedUrlOf(video)}
          title={words.videoTitle}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={rights}
        />
      ) : (
        <>
          <Button onClick={() => play(true)}>
            <PlayIcon />
            {words.video}
          </Button>
          <p className="muted xs">{words.videoFrom}</p>
        </>
      )}
    </div>
  );
});
