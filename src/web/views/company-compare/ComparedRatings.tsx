import { observer } from 'mobx-react-lite';
import type { ComparedCompany } from '#core/company-compare/company-comparison.ts';
import { shownRating } from '#core/figures/rating.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import { fewestPeople } from '#core/crowds/fewest.ts';
import { countOf } from '#core/reviews/rating-formula.ts';
import { meanOf, sharesOf } from '#core/reviews/ratings.ts';
import { reviewCategories, type ReviewCategory } from '#core/reviews/review.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { Rating } from '../figures/Rating.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CompareRow, CompareSection } from './CompareRow.tsx';

interface ComparedProps {
  readonly companies: readonly ComparedCompany[];
}

/** Ratings with spread and count, never a lone mean. */
export const ComparedRatings = observer(function ComparedRatings({ companies }: ComparedProps) {
  const { rating: words } = useWords(companyCompareWords);
  const { ratings } = useWords(reviewWords);
  const rated = reviewCategories.filter((category) => companies.some((company) => starsFor(company, category)));
  return (
    <CompareSection title={words.heading} columns={companies.length}>
      <CompareRow label={words.whole} companies={companies}>
        {(company) => <Whole company={company} />}
      </CompareRow>
      {rated.map((category) => (
        <CompareRow key={category} label={ratings.categories[category]} companies={companies}>
          {(company) => <Category category={category} stars={starsFor(company, category)} />}
        </CompareRow>
      ))}
    </CompareSection>
  );
});

const starsFor = ({ categories }: ComparedCompany, category: ReviewCategory): readonly number[] | undefined =>
  categories.find((each) => each.category === category && countOf(each.stars) >= fewestPeople)?.stars;

const Whole = observer(function Whole({ company: { urlName, rating, reviewsCount, stars } }: { readonly company: ComparedCompany }) {
  const { rating: words } = useWords(companyCompareWords);
  const { ratings } = useWords(reviewWords);
  const link = (
    <Link to={reviewsPath(urlName)} className="go">
      {words.reviews(reviewsCount)}
    </Link>
  );
  if (rating === null || reviewsCount < fewestPeople)
    return (
      <>
        <p className="muted">{words.few}</p>
        {reviewsCount > 0 && link}
      </>
    );
  return (
    <>
      <Rating value={shownRating(rating)} />
      <Bars bars={sharesOf(stars).map((each) => ({ label: ratings.stars(each.stars), share: each.percent, said: `${each.percent}%`, rating: each.stars }))} />
      {link}
    </>
  );
});

interface CategoryProps {
  readonly category: ReviewCategory;
  readonly stars: readonly number[] | undefined;
}

const Category = observer(function Category({ category, stars }: CategoryProps) {
  const { rating: words } = useWords(companyCompareWords);
  const { ratings } = useWords(reviewWords);
  const mean = stars && meanOf(stars);
  if (!stars || mean === null || mean === undefined) return <span className="muted">{words.tooFew}</span>;
  return (
    <>
      <Bars isNamed bars={[{ label: ratings.categories[category], share: mean * 20, said: shownRating(mean).toFixed(1), rating: mean }]} />
      <span className="xs muted">{words.people(countOf(stars))}</span>
    </>
  );
});
