import { observer } from 'mobx-react-lite';
import type { PostImage } from '#core/posts/post-media.ts';
import { useTalkWords } from './use-talk-words.ts';
import styles from './posts.module.css';

/** The pictures of a post. Their places are kept, so that nothing moves when they come. */
export const PictureView = observer(function PictureView({ images }: { readonly images: readonly PostImage[] }) {
  const words = useTalkWords();
  return (
    <div className={styles.pictures}>
      {images.map(({ fileKey, url, width, height }, at) => (
        <a key={fileKey} href={url} target="_blank" rel="noopener">
          <img
            className={styles.picture}
            src={url}
            width={width}
            height={height}
            alt={words.pictureOf(at + 1, images.length)}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </div>
  );
});
