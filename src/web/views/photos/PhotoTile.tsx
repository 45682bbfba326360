import { observer } from 'mobx-react-lite';
import type { Photo } from '#core/photos/photo.ts';
import { CompanyPhotosStore, type PhotoListing } from '#web/stores/photos/company-photos-store.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ByCompanyOn } from './ByCompanyOn.tsx';
import styles from './photos.module.css';

interface PhotoTileProps {
  readonly photo: Photo;
  readonly of: PhotoListing;
  readonly at: number;
  readonly total: number;
}

/** Thumbnail opened in full by a press, or as a link without script. */
export const PhotoTile = observer(function PhotoTile({ photo, of, at, total }: PhotoTileProps) {
  const words = useWords(photoWords);
  const store = useStore(CompanyPhotosStore);
  const { url, small, width, height, caption, album } = photo;
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={styles.photo}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          store.open(of, at);
        }}
      >
        <img src={small.url} width={width} height={height} alt={caption ?? words.photo(words.albums[album], at + 1, total)} loading="lazy" decoding="async" />
        {caption !== null && (
          <span className={styles.caption} aria-hidden="true">
            {caption}
          </span>
        )}
      </a>
      <ByCompanyOn photo={photo} />
    </li>
  );
});
