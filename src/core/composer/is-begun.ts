import { wholeText, type EachPart } from '../content/texts.ts';
import { typedIn } from '../offers/offer-text.ts';
import type { PostTexts } from '../posts/post-texts.ts';
import type { Writing, Written } from './writing.ts';
import { editableIn, type WrittenTexts } from './written-texts.ts';

type WithText = keyof WrittenTexts | 'poll' | 'typedOffer' | 'changedOffer';
type WithoutText =
  | 'submissionKey'
  | 'postId'
  | 'version'
  | 'kind'
  | 'selectedCommunity'
  | 'profileType'
  | 'copyOf'
  | 'isLater'
  | 'internalCampaign'
  | 'openTouchpoint';
type Named = 'videoUrl' | 'pictures' | 'offers';

const wholeOf = (written: EachPart<Written, WithText, WithoutText | Named>): PostTexts => ({
  ...editableIn(written),
  options: written.poll.options,
  offers: [written.typedOffer, written.changedOffer?.text].flatMap((offer) => (offer ? typedIn(offer) : [])),
});

export const isBegun = (writing: Writing): boolean =>
  wholeText(wholeOf(writing)).trim() !== '' || writing.videoUrl.trim() !== '' || writing.pictures.length > 0 || writing.offers.length > 0;
