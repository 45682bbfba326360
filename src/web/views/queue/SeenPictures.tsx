import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { PostPicture } from '#core/media/post-pictures.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { PictureView } from '../content/PictureView.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './seen.module.css';

interface SeenPicturesProps {
  readonly pictures: readonly PostPicture[];
  readonly title: string;
  readonly isBlurred: boolean;
}

export const SeenPictures = observer(function SeenPictures({ pictures, title, isBlurred }: SeenPicturesProps) {
  if (pictures.length === 0) return null;
  const shown = <PictureView pictures={pictures} title={title} isPreview={false} />;
  return isBlurred ? <Blurred count={pictures.length}>{shown}</Blurred> : shown;
});

/** Blurred pictures, out of reach for keyboard and screen reader until requested. */
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
