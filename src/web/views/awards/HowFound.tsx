import { observer } from 'mobx-react-lite';
import type { AwardEdition } from '#core/awards/award-edition.ts';
import { qualifierUrl } from '#core/awards/award-pages.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './awards.module.css';

/** Method, rules and the digest that proves nothing was changed. */
export const HowFound = observer(function HowFound({ edition: { year, closedOn, digest } }: { readonly edition: AwardEdition }) {
  const { how: words } = useWords(awardWords);
  const { toastLinks } = useWords(uiWords);
  return (
    <details>
      <summary className="go">{words.heading}</summary>
      <div className={styles.inside}>
        <ul className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <Link to={qualifierUrl({ year, company: null })} className="go">
          {toastLinks.criteria}
        </Link>
        {closedOn !== null && <p className="sm">{words.closedOn(closedOn)}</p>}
        {digest !== null && (
          <p className={`sm ${styles.digest}`}>
            {words.digest}: <code>{digest}</code> <span className="muted">{words.digestBecause}</span>
          </p>
        )}
      </div>
    </details>
  );
});
