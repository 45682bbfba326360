import { observer } from 'mobx-react-lite';
import { photosUrl } from '#core/photos/photo-urls.ts';
import { firstPhotoPage, type Photo } from '#core/photos/photo.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { CompanyPhotosStore } from '#web/stores/photos/company-photos-store.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import { useWords } from '../words.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import styles from './photos.module.css';

/** Company photos, page after page. */
export const PhotoGrid = observer(function PhotoGrid() {
  const words = useWords(photoWords);
  const { photos, search, urlName, total } = useStore(CompanyPhotosStore);
  return (
    <>
      <PagedList
        pages={photos}
        more={words.more}
        end={words.end}
        urlOf={(page) => photosUrl(urlName, { ...search, page: Number(page) })}
        meanwhile={
          <SkeletonList places={8} className={styles.grid}>
            <div className={styles.waiting} />
          </SkeletonList>
        }
        empty={<EmptyState title={words.none} because={words.noneBecause} />}
      >
        {(items) => <Shown items={items} total={total} />}
      </PagedList>
      {search.page > firstPhotoPage && (
        <Link to={photosUrl(urlName, { album: search.album })} className="go">
          {words.fromTheStart}
        </Link>
      )}
    </>
  );
});

/** Loads photos on a press where the device saves data. */
const Shown = observer(function Shown({ items, total }: { readonly items: readonly Photo[]; readonly total: number }) {
  const words = useWords(photoWords);
  const { savesData } = useStore(AppearanceStore);
  const grid = (
    <ul className={styles.grid}>
      {items.map((photo, at) => (
        <PhotoTile key={photo.fileKey} photo={photo} of="list" at={at} total={total} />
      ))}
    </ul>
  );
  if (!savesData) return grid;
  return (
    <details>
      <summary className="btn">{words.showAll(items.length)}</summary>
      {grid}
    </details>
  );
});
