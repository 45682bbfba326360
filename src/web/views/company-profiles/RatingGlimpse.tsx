import { observer } from 'mobx-react-lite';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { useWords } from '../words.tsx';

interface RatingGlimpseProps {
  readonly rating: number | null;
  /** How many reviews there are, in steps. */
  readonly reviews: string;
}

/** How a company is rated, and by how many. The reviews themselves are one press away. */
export const RatingGlimpse = observer(function RatingGlimpse({ rating, reviews }: RatingGlimpseProps) {
  const words = useWords(companyProfileWords);
  return (
    <p className="row">
      <Rating value={rating} />
      <span className="muted sm">{words.rated(reviews)}</span>
    </p>
  );
});
