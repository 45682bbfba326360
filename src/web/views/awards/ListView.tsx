import { observer } from 'mobx-react-lite';
import type { AwardCategory } from '#core/awards/award-category.ts';
import { awardListPath, editionPath } from '#core/awards/award-paths.ts';
import type { AwardList, AwardWinner } from '#core/awards/awards.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { AwardsStore } from '#web/stores/awards/awards-store.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Rating } from '../figures/Rating.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { HowFound } from './HowFound.tsx';
import { RecountPart } from './RecountPart.tsx';
import { YearChips } from './YearChips.tsx';
import styles from './awards.module.css';

interface ListViewProps {
  readonly year: AwardYear;
  readonly slug: string;
}

/** Category list with places, other years and a recount (R-197, F-19). */
export const ListView = observer(function ListView({ year, slug }: ListViewProps) {
  const words = useWords(awardWords);
  const { list } = useStore(AwardsStore);
  const category = list.value?.category ?? { slug, industry: null };
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Crumbs steps={[{ label: words.heading(year), to: editionPath(year) }, { label: words.nameOf(category) }]} />
      <ErrorBoundary>
        <Await request={list} meanwhile={<Waiting year={year} category={category} />}>
          {(known) => <Known list={known} />}
        </Await>
      </ErrorBoundary>
      <YearChips label={words.list.years} current={year} urlOf={(each) => awardListPath(each, slug)} />
    </div>
  );
});

const Waiting = observer(function Waiting({ year, category }: { readonly year: AwardYear; readonly category: Pick<AwardCategory, 'slug' | 'industry'> }) {
  const { list: words } = useWords(awardWords);
  return (
    <>
      <h1>{words.heading(category, year)}</h1>
      <Skeleton lines={12} />
    </>
  );
});

const Known = observer(function Known({ list }: { readonly list: AwardList }) {
  const { list: words, noneBecause } = useWords(awardWords);
  const { edition, category, winners } = list;
  return (
    <>
      <header className={styles.head}>
        <h1>{words.heading(category, edition.year)}</h1>
        <p className="muted">{words.lead(category.qualifiedCount, category.companiesCount, edition.cutOff)}</p>
      </header>
      <div className="cols">
        <div className={styles.column}>
          {winners.length === 0 ? (
            <EmptyState title={words.none} because={noneBecause} />
          ) : (
            <>
              <ol className={`card list ${styles.list}`} aria-label={words.places}>
                {winners.map((winner) => (
                  <Winner key={winner.urlName} winner={winner} />
                ))}
              </ol>
              <Provenance>{words.rating}</Provenance>
            </>
          )}
        </div>
        <div className={styles.column}>
          <RecountPart list={list} />
          <HowFound edition={edition} />
        </div>
      </div>
    </>
  );
});

const Winner = observer(function Winner({ winner: { place, urlName, name, logo, rating, reviewsCount } }: { readonly winner: AwardWinner }) {
  const { list: words } = useWords(awardWords);
  return (
    <li className={`item ${styles.winner}`} data-place={place}>
      <span className={styles.place}>
        <span className="vh">{words.place} </span>
        {place}
      </span>
      <Logo name={name} picture={logo} />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <Link to={overviewPath(urlName)} className="plain">
            {name}
          </Link>
        </h2>
        <p className="xs muted">{words.reviews(reviewsCount)}</p>
      </div>
      <Rating value={rating} isExact />
    </li>
  );
});
