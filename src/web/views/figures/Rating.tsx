import { observer } from 'mobx-react-lite';
import { ratingTone, ratingWord } from '#core/figures/rating.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { useWords } from '../words.tsx';

interface RatingProps {
  readonly value: number | null;
  /** True where the word is nearby. */
  readonly isBare?: boolean;
  /** Shows both decimals, in lists ordered by it. */
  readonly isExact?: boolean;
}

/** Rating out of five: number, bar and word. */
export const Rating = observer(function Rating({ value, isBare = false, isExact = false }: RatingProps) {
  const words = useWords(ratingWords);
  const word = ratingWord(value);
  if (value === null || !word) return <span className="muted sm">{words.noRating}</span>;
  return (
    <span className="rating" data-r={ratingTone(value)}>
      <b>{value.toFixed(isExact ? 2 : 1)}</b>
      <span className="vh"> {words.outOfFive} </span>
      {!isBare && (
        <>
          <svg width="58" height="6" aria-hidden="true">
            <path className="track" d={barTo(5)} />
            <path className="value" d={barTo(value)} />
          </svg>
          <span>{words.ratings[word]}</span>
        </>
      )}
    </span>
  );
});

/** Fills five boxes of 10 by 6 with gaps of 2. */
const barTo = (value: number): string =>
  [0, 1, 2, 3, 4]
    .filter((box) => value > box)
    .map((box) => `M${box * 12} 0h${Math.round(Math.min(1, value - box) * 100) / 10}v6H${box * 12}z`)
    .join('');
