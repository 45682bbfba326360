import { observer } from 'mobx-react-lite';
import { photoSetPath, photosPath, screens } from '#core/navigation/screens.ts';
import type { PhotoSet } from '#core/photos/photo.ts';
import { PhotoSetStore } from '#web/stores/photos/photo-set-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { OneScreen } from '../companies/OneScreen.tsx';
import { HelpfulActions } from '../content/HelpfulActions.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ByCompanyOn } from './ByCompanyOn.tsx';
import styles from './photos.module.css';

/** Photos sent together, with helpful votes and reports. */
export const PhotoSetScreen = observer(function PhotoSetScreen() {
  const words = useWords(photoWords);
  const shell = useWords(navigationWords);
  const { one, isMissing } = useStore(PhotoSetStore);
  return (
    <OneScreen request={one} isMissing={isMissing} words={words.one}>
      {({ photoSetId, company, photos }) => (
        <>
          <Crumbs
            steps={[
              { label: shell.companies, to: screens.companies },
              { label: company.name, to: photosPath(company.urlName) },
              { label: words.title(company.name) },
            ]}
          />
          <h1>{words.title(company.name)}</h1>
          {photos[0] && <ByCompanyOn photo={photos[0]} />}
          <Figures photos={photos} />
          <HelpfulActions
            resource={{ resourceId: photoSetId, resourceType: 'PHOTOS' }}
            helpfulCount={photos[0]?.helpfulCount ?? 0}
            title={words.title(company.name)}
            path={photoSetPath(photoSetId)}
            isAlone
            words={words.card}
          />
          <p>
            <Link to={photosPath(company.urlName)} className="btn">
              {words.one.all(company.name)}
            </Link>
          </p>
        </>
      )}
    </OneScreen>
  );
});

const Figures = observer(function Figures({ photos }: Pick<PhotoSet, 'photos'>) {
  const words = useWords(photoWords);
  return photos.map(({ fileKey, url, width, height, caption, album }, at) => (
    <figure key={fileKey} className={styles.figure}>
      <img
        src={url}
        width={width}
        height={height}
        alt={caption ?? words.photo(words.albums[album], at + 1, photos.length)}
        loading={at === 0 ? 'eager' : 'lazy'}
        decoding="async"
      />
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  ));
});
