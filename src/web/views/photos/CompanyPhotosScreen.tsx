import { observer } from 'mobx-react-lite';
import { photoFormUrl } from '#core/photos/photo-form-url.ts';
import { photosUrl } from '#core/photos/photo-urls.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyPhotosStore } from '#web/stores/photos/company-photos-store.ts';
import type { Request } from '#web/stores/requests/request.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { PhotoIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import styles from './photos.module.css';

/** Company photos: albums, helpful ones and all. */
export const CompanyPhotosScreen = observer(function CompanyPhotosScreen() {
  const words = useWords(photoWords);
  const { urlName } = useStore(CompanyStore);
  return (
    <CompanyScreen tab="photos">
      <ErrorBoundary>
        <Helpful />
      </ErrorBoundary>
      <section className={`stack g3 ${styles.section}`} aria-labelledby="photos">
        <h2 id="photos">{words.list}</h2>
        <p>
          <Link to={photoFormUrl({ company: urlName })} className="btn">
            <PhotoIcon />
            {words.addYours}
          </Link>
        </p>
        <ErrorBoundary>
          <Albums />
        </ErrorBoundary>
        <ErrorBoundary>
          <PhotoGrid />
        </ErrorBoundary>
      </section>
      <ErrorBoundary>
        <OwnPhotos />
      </ErrorBoundary>
      <PhotoGallery />
    </CompanyScreen>
  );
});

const isComing = ({ state }: Pick<Request<unknown, never>, 'state'>): boolean => state.status === 'IDLE' || state.status === 'LOADING';

const Albums = observer(function Albums() {
  const words = useWords(photoWords);
  const { albums, search, urlName } = useStore(CompanyPhotosStore);
  const known = albums.value;
  if (isComing(albums)) return <div className={styles.albumsWaiting} />;
  if (!known || known.albums.length === 0) return null;
  return (
    <LinkChips
      label={words.albumsLabel}
      chips={[
        { label: words.albumCount(words.all, known.photosCount), to: photosUrl(urlName), isCurrent: search.album === null },
        ...known.albums.map(({ album, photosCount }) => ({
          label: words.albumCount(words.albums[album], photosCount),
          to: photosUrl(urlName, { album }),
          isCurrent: search.album === album,
        })),
      ]}
    />
  );
});

/** Most helpful photos, above all others. */
const Helpful = observer(function Helpful() {
  const words = useWords(photoWords);
  const { helpful, search } = useStore(CompanyPhotosStore);
  const photos = helpful.value ?? [];
  if (search.album !== null) return null;
  if (isComing(helpful)) return <HelpfulSkeleton />;
  if (photos.length === 0) return null;
  return (
    <section className={`stack g3 ${styles.section}`} aria-labelledby="helpful-photos">
      <h2 id="helpful-photos">{words.helpful}</h2>
      <ul className={styles.strip}>
        {photos.map((photo, at) => (
          <PhotoTile key={photo.fileKey} photo={photo} of="helpful" at={at} total={photos.length} />
        ))}
      </ul>
    </section>
  );
});

/** Photos in the company's own name, apart from what members sent. */
const OwnPhotos = observer(function OwnPhotos() {
  const words = useWords(photoWords);
  const { byCompany, search } = useStore(CompanyPhotosStore);
  const photos = byCompany.value ?? [];
  if (search.album !== null || photos.length === 0) return null;
  return (
    <section className={`stack g3 ${styles.section}`} aria-labelledby="photos-by-company">
      <h2 id="photos-by-company">{words.byCompany}</h2>
      <ul className={styles.grid}>
        {photos.map((photo, at) => (
          <PhotoTile key={photo.fileKey} photo={photo} of="company" at={at} total={photos.length} />
        ))}
      </ul>
    </section>
  );
});

const HelpfulSkeleton = () => (
  <div className={`skel ${styles.helpfulWaiting}`} aria-hidden="true">
    <i />
    <div className={styles.strip}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <i key={place} />
      ))}
    </div>
  </div>
);
