import { observer } from 'mobx-react-lite';
import type { PostPicture } from '#core/media/post-pictures.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words.tsx';
import styles from './content.module.css';

interface PictureViewProps {
  readonly pictures: readonly PostPicture[];
  readonly title: string;
  /** True in lists, where pictures stay low. */
  readonly isPreview: boolean;
}

/** Pictures of a post. Data savers load them on a press and see their size first. */
export const PictureView = observer(function PictureView(props: PictureViewProps) {
  const words = useWords(postWords);
  const { savesData } = useStore(AppearanceStore);
  if (!savesData) return <Pictures {...props} />;
  const { pictures } = props;
  const bytes = pictures.reduce((sum, { small }) => sum + small.bytes, 0);
  return (
    <details className={styles.saved}>
      <summary className="btn">{words.showPictures(pictures.length, bytes)}</summary>
      <Pictures {...props} />
    </details>
  );
});

/** Reserves space for pictures, opened in full by a press or as a link without script. */
const Pictures = observer(function Pictures({ pictures, title, isPreview }: PictureViewProps) {
  const words = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const { savesData } = useStore(AppearanceStore);
  const sizes = pictures.length === 1 ? '(min-width: 768px) 536px, 100vw' : '(min-width: 768px) 264px, 50vw';
  return (
    <div className={classes(styles.pictures, !isPreview && styles.large)}>
      {pictures.map(({ fileKey, url, width, height, small }, at) => (
        <a
          key={fileKey}
          href={url}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            actions.ask({ kind: 'pictures', pictures, title, at });
          }}
        >
          <img
            className={styles.picture}
            src={small.url}
            {...(!savesData && small.url !== url && { srcSet: `${small.url} ${small.width}w, ${url} ${width}w`, sizes })}
            width={width}
            height={height}
            alt={words.pictureOf(at + 1, pictures.length)}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </div>
  );
});
