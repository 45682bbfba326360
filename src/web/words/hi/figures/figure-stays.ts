import { fewestContributors } from '#core/crowds/fewest.ts';
import { inWords } from './numbers.ts';

const eight = inWords(fewestContributors);

/** Said of a contribution to figures that is deleted. */
export const figureStays = `आँकड़े ${eight} और लोगों के बताने पर ही बदलेंगे। ${eight} से कम लोग बचें, तो आँकड़े नहीं दिखेंगे।`;
