import { observer } from 'mobx-react-lite';
import { photosPath, photoSetPath } from '#core/navigation/screens.ts';
import type { Photo, PhotoPage } from '#core/photos/photo.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { SectionView } from './SectionView.tsx';
import styles from './overview.module.css';

/** Newest photos, each linked to its set. */
export const OverviewPhotos = observer(function OverviewPhotos({ photos: { items, total } }: { readonly photos: PhotoPage }) {
  const { shared: words } = useWords(companyProfileWords);
  const { urlName } = useStore(CompanyStore);
  if (items.length === 0) return null;
  return (
    <SectionView
      section={{
        id: 'photos',
        title: words.photos,
        all: { label: words.allPhotos(total), to: photosPath(urlName) },
        body: <Tiles photos={items} />,
      }}
    />
  );
});

/** Loads photos on a press where the device saves data. */
const Tiles = observer(function Tiles({ photos }: { readonly photos: readonly Photo[] }) {
  const { shared: words } = useWords(companyProfileWords);
  const { savesData } = useStore(AppearanceStore);
  const tiles = (
    <ul className={styles.photos}>
      {photos.map(({ fileKey, photoSetId, small, width, height, caption }, at) => (
        <li key={fileKey}>
          <Link to={photoSetPath(photoSetId)}>
            <img src={small.url} width={width} height={height} alt={caption ?? words.photo(at + 1)} loading="lazy" decoding="async" />
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!savesData) return tiles;
  return (
    <details>
      <summary className="btn">{words.showPhotos(photos.length)}</summary>
      {tiles}
    </details>
  );
});
