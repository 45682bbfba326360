import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { embedUrlOf } from '#core/media/embed-url.ts';
import type { YoutubeVideo } from '#core/media/youtube-video.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';
import styles from './content.module.css';

/** Safe, as the frame has another origin. */
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

interface VideoViewProps {
  readonly video: YoutubeVideo;
  /** Title of the post, as the video's own is not requested. */
  readonly title: string;
}

/** Embedded video. No request before a press, then only to the host without cookies (S-125). */
export const VideoView = observer(function VideoView({ video, title }: VideoViewProps) {
  const words = useWords(postWords);
  const [isPlaying, play] = useState(false);
  return (
    <div className={styles.video}>
      {isPlaying ? (
        <iframe
          src={embedUrlOf(video)}
          title={title}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={rights}
        />
      ) : (
        <button type="button" className={`needs-script ${styles.play}`} onClick={() => play(true)}>
          <span>
            <Icon d="m9 6 9 6-9 6z" />
          </span>
          <b>
            <span className="vh">{words.video}: </span>
            <bdi>{title}</bdi>
          </b>
          <span className="muted xs">{words.videoFrom}</span>
        </button>
      )}
    </div>
  );
});
