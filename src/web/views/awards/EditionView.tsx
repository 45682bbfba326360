import { observer } from 'mobx-react-lite';
import type { AwardEdition } from '#core/awards/award-edition.ts';
import { qualifierUrl } from '#core/awards/award-pages.ts';
import { editionPath } from '#core/awards/award-paths.ts';
import type { AwardCategoryGlimpse } from '#core/awards/awards.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { AwardsStore } from '#web/stores/awards/awards-store.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { HowFound } from './HowFound.tsx';
import { YearChips } from './YearChips.tsx';
import styles from './awards.module.css';

/** Edition with counts, categories and how winners are found. */
export const EditionView = observer(function EditionView({ year }: { readonly year: AwardYear }) {
  const words = useWords(awardWords);
  const { edition } = useStore(AwardsStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{words.heading(year)}</h1>
        <Await request={edition} meanwhile={<Skeleton lines={1} />}>
          {({ closedOn, companiesCount, reviewsCount, cutOff }) => (
            <p className="muted">{closedOn === null ? words.open(cutOff) : words.counted(companiesCount, reviewsCount, cutOff)}</p>
          )}
        </Await>
      </header>
      <YearChips label={words.editions} current={year} urlOf={editionPath} />
      {edition.value && <Found edition={edition.value} />}
    </div>
  );
});

const Found = observer(function Found({ edition }: { readonly edition: AwardEdition }) {
  const words = useWords(awardWords);
  const { categories } = useStore(AwardsStore);
  const { closedOn, year } = edition;
  return (
    <>
      <HowFound edition={edition} />
      {closedOn === null ? (
        <div className="card stack">
          <p>{words.openBecause}</p>
          <Link to={qualifierUrl({ year, company: null })} className="btn main">
            {words.toCheck}
          </Link>
        </div>
      ) : (
        <ErrorBoundary>
          <Await request={categories} meanwhile={<Skeleton lines={12} />}>
            {(known) => (known.length === 0 ? <EmptyState title={words.none} because={words.noneBecause} /> : <Kinds year={year} categories={known} />)}
          </Await>
        </ErrorBoundary>
      )}
    </>
  );
});

const kinds = ['size', 'startups', 'industry'] as const;

interface KindsProps {
  readonly year: AwardYear;
  readonly categories: readonly AwardCategoryGlimpse[];
}

/** Four columns where three would leave one card alone, and the full width for an only one. */
const Kinds = observer(function Kinds({ year, categories }: KindsProps) {
  const words = useWords(awardWords);
  return kinds.map((kind) => {
    const ofKind = categories.filter((category) => category.kind === kind);
    return (
      ofKind.length > 0 && (
        <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>{words.kinds[kind]}</h2>
          <div className={ofKind.length === 1 ? 'stack' : ofKind.length % 3 === 1 ? 'grid' : 'grid broad'}>
            {ofKind.map((category) => (
              <CategoryCard key={category.slug} year={year} category={category} />
            ))}
          </div>
        </section>
      )
    );
  });
});
