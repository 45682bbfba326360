import { observer } from 'mobx-react-lite';
import { qualifierUrl } from '#core/awards/award-pages.ts';
import { editionPath } from '#core/awards/award-paths.ts';
import { AwardCheckStore } from '#web/stores/awards/award-check-store.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { CheckPart } from './CheckPart.tsx';
import { Criteria } from './Criteria.tsx';
import { YearChips } from './YearChips.tsx';
import styles from './awards.module.css';

/** Rules of an edition and a company check, shareable by URL. */
export const QualifierScreen = observer(function QualifierScreen() {
  const words = useWords(awardWords);
  const { search } = useStore(AwardCheckStore);
  const { year, company } = search;
  const heading = words.rules.heading(year);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Crumbs steps={[{ label: words.heading(year), to: editionPath(year) }, { label: heading }]} />
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p className="muted">{words.rules.lead}</p>
      </header>
      <YearChips label={words.editions} current={year} urlOf={(each) => qualifierUrl({ year: each, company })} />
      <div className="cols even">
        <ErrorBoundary>
          <CheckPart />
        </ErrorBoundary>
        <Criteria year={year} />
      </div>
    </div>
  );
});
