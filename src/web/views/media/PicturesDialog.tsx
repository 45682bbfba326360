import { observer } from 'mobx-react-lite';
import { NextIcon } from '../ui/form-icons.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PostPicture } from '#core/media/post-pictures.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { Modal } from '../overlays/Modal.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';
import styles from './media.module.css';

interface PicturesDialogProps {
  readonly pictures: readonly PostPicture[];
  readonly title: string;
  readonly at: number;
  readonly close: () => void;
}

/** Pictures in full, moved by swipe, arrow keys or buttons. */
export const PicturesDialog = observer(function PicturesDialog({ pictures, title, at: pressed, close }: PicturesDialogProps) {
  const words = useWords(contentWords).pictures;
  const { pictureOf } = useWords(postWords);
  const row = useRef<HTMLDivElement>(null);
  const [at, stand] = useState(pressed);
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return;
    stand(to);
    row.current?.scrollTo({ left: to * row.current.clientWidth });
  };
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: pressed * row.current.clientWidth });
  }, [pressed]);
  useArrows((by) => go(at + by));
  const seen = ({ scrollLeft, clientWidth }: HTMLElement) => clientWidth > 0 && stand(Math.round(scrollLeft / clientWidth));
  const foot = pictures.length > 1 && (
    <>
      <Button square aria-label={words.before} aria-disabled={at === 0} onClick={() => go(at - 1)}>
        <Icon d="m15 5-7 7 7 7" />
      </Button>
      <span className={styles.place} aria-live="polite">
        {pictureOf(at + 1, pictures.length)}
      </span>
      <Button square aria-label={words.after} aria-disabled={at === pictures.length - 1} onClick={() => go(at + 1)}>
        <NextIcon />
      </Button>
    </>
  );
  return (
    <Modal isOpen onClose={close} title={title} look={styles.gallery ?? ''} foot={foot}>
      <div ref={row} className={styles.row} role="group" tabIndex={0} aria-label={title} onScroll={({ currentTarget }) => seen(currentTarget)}>
        {pictures.map(({ fileKey, url, width, height }, number) => (
          <div key={fileKey} aria-hidden={number !== at}>
            <img src={url} width={width} height={height} alt={pictureOf(number + 1, pictures.length)} decoding="async" />
          </div>
        ))}
      </div>
    </Modal>
  );
});

/** Arrow keys work wherever the focus is in the dialog. */
function useArrows(lead: (by: 1 | -1) => void): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') lead(1);
      if (key === 'ArrowLeft') lead(-1);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}
