import { observer } from 'mobx-react-lite';
import type { Collage, CollageTemplate } from '#core/company-profiles/company-profile.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { keyed } from '../content/keyed.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './company-profiles.module.css';

const looks: Readonly<Record<CollageTemplate, string | undefined>> = { 'four-grid': undefined, 'four-wide': styles.fourWide, six: styles.six };

/** Picture collages by three templates. Data savers load them on a press. */
export const Collages = observer(function Collages({ collages }: { readonly collages: readonly Collage[] }) {
  const words = useWords(companyProfileWords);
  const { savesData } = useStore(AppearanceStore);
  return (
    <div className={styles.collages}>
      {collages.map((collage) => (
        <div key={collage.template} className={styles.section}>
          <h3 className={styles.name} dir="auto">
            {collage.title}
          </h3>
          {savesData ? (
            <details>
              <summary className="btn">{words.showPictures(collage.pictures.length)}</summary>
              <CollageView collage={collage} />
            </details>
          ) : (
            <CollageView collage={collage} />
          )}
        </div>
      ))}
    </div>
  );
});

/** Labels pictures with their text, which is also the description. */
const CollageView = ({ collage: { template, pictures } }: { readonly collage: Collage }) => (
  <div className={`${styles.collage} ${looks[template] ?? ''}`}>
    {keyed(pictures).map(([key, { url, caption }]) => (
      <figure key={key}>
        <img src={url} alt={caption} width={800} height={600} loading="lazy" decoding="async" />
        {caption !== '' && (
          <figcaption aria-hidden="true" dir="auto">
            {caption}
          </figcaption>
        )}
      </figure>
    ))}
  </div>
);
