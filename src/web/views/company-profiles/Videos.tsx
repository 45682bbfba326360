import { observer } from 'mobx-react-lite';
import type { ProfileVideo } from '#core/company-profiles/company-profile.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { keyed } from '../content/keyed.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './company-profiles.module.css';

/** Videos with text descriptions. No request to others before a press. */
export const Videos = observer(function Videos({ videos }: { readonly videos: readonly ProfileVideo[] }) {
  const words = useWords(companyProfileWords);
  return (
    <ul className={`stack g3 ${styles.videos}`}>
      {keyed(videos).map(([key, { videoId, title, summary }]) => (
        <li key={key} className="card stack g2">
          <h3 className={styles.name} dir="auto">
            {title}
          </h3>
          <a
            className={styles.watch}
            href={`https://www.youtube.com/watch?v=${videoId}`}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={words.onYoutubeOf(title)}
          >
            <span>
              <Icon d="m9 6 9 6-9 6z" />
            </span>
            {words.onYoutube}
          </a>
          {summary !== '' && (
            <details className={styles.fold}>
              <summary>{words.videoSummary}</summary>
              <Paragraphs text={summary} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
});
