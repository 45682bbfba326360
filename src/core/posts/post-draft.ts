import type { CommunityType } from '../communities/community.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import { offerConfig, textsOfOffer, type OfferFacts } from '../offers/salary-offer.ts';
import { isPoll, type PollDraft } from '../polls/poll.ts';
import { plainText } from '../content/plain-text.ts';
import type { EachPart } from '../content/texts.ts';
import { mostPictures } from '../media/post-pictures.ts';
import { editableNames, editableOf, longestTexts, mapEditable, type EditableName, type EditableTexts, type PostTexts } from './post-texts.ts';
import type { PostKind } from './post.ts';
import { youtubeVideoAt } from '../media/youtube-video.ts';

/** Picture key or video URL, in display order. */
export type MediaItem =
  | { readonly mediaType: 'IMAGE'; readonly fileKey: string }
  | { readonly mediaType: 'YOUTUBE' | 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO'; readonly fullUrl: string };

/** Post as sent. */
export interface PostDraft extends EditableTexts {
  /** Same random word for every retry, so that it publishes once. */
  readonly submissionKey: string;
  readonly community: { readonly type: CommunityType; readonly entityId: string };
  readonly profileType: ProfileType;
  /** Name shown on the button; a mismatch publishes nothing (NAME_CHANGED). */
  readonly authorName?: string;
  readonly media: readonly MediaItem[];
  readonly poll: PollDraft | null;
  /** Offers stored with the account. */
  readonly salaryIds: readonly string[];
  /** Offers sent along, so that no account is read. */
  readonly offers?: readonly OfferFacts[];
  readonly campaign?: string;
  /** Publishes at a random moment within a day. */
  readonly isLater?: boolean;
}

type WithText = keyof EditableTexts | 'poll' | 'salaryIds' | 'offers';
type WithoutText = 'submissionKey' | 'community' | 'profileType' | 'authorName' | 'media' | 'campaign' | 'isLater';

/** Public texts, including those of referenced offers. */
export const textsOf = (draft: EachPart<PostDraft, WithText, WithoutText>, kept: readonly OfferFacts[]): PostTexts => ({
  ...editableOf(draft),
  options: draft.poll?.options ?? [],
  offers: [...kept, ...(draft.offers ?? [])].flatMap(textsOfOffer),
});

/** Problems of a draft; a text's name means that it is too long. */
export type DraftProblem = 'empty' | 'untitled' | EditableName | 'poll' | 'video' | 'too-many-pictures' | 'too-many-videos' | 'offers' | 'mixed';

type WithParts = Pick<PostDraft, 'media' | 'poll' | 'salaryIds' | 'offers'>;

const titledKinds: readonly PostKind[] = ['poll', 'salary'];

/** Requires some text, plus a title above answers or offers, on both sides. */
export function textProblems(texts: EditableTexts, kind: PostKind): readonly DraftProblem[] {
  const plain = mapEditable(texts, plainText);
  const isTitled = titledKinds.includes(kind);
  const found: readonly (readonly [DraftProblem, boolean])[] = [
    ['empty', !isTitled && plain.title === null && plain.content === ''],
    ['untitled', isTitled && plain.title === null],
    ...editableNames.map((name) => [name, (plain[name] ?? '').length > longestTexts[name]] as const),
  ];
  return problemsIn(found);
}

/** Empty for a valid post, on both sides. */
export function problemsOf({ media, poll, salaryIds, offers = [], ...texts }: EditableTexts & WithParts): readonly DraftProblem[] {
  const offersCount = salaryIds.length + offers.length;
  const pictures = media.filter(({ mediaType }) => mediaType === 'IMAGE');
  const videos = media.flatMap((item) => (item.mediaType === 'IMAGE' ? [] : [item.fullUrl]));
  const found: readonly (readonly [DraftProblem, boolean])[] = [
    ['poll', poll !== null && !isPoll(poll)],
    ['video', videos.some((url) => youtubeVideoAt(url) === null)],
    ['too-many-pictures', pictures.length > mostPictures],
    ['too-many-videos', videos.length > 1],
    ['offers', offersCount > offerConfig.mostOffers || new Set(salaryIds).size < salaryIds.length],
    ['mixed', [pictures.length > 0, videos.length > 0, poll !== null, offersCount > 0].filter(Boolean).length > 1],
  ];
  return [...textProblems(texts, kindOf({ media, poll, salaryIds, offers })), ...problemsIn(found)];
}

const problemsIn = (found: readonly (readonly [DraftProblem, boolean])[]): readonly DraftProblem[] =>
  found.flatMap(([problem, holds]) => (holds ? [problem] : []));

export function kindOf({ media, poll, salaryIds, offers = [] }: WithParts): PostKind {
  if (salaryIds.length + offers.length > 0) return 'salary';
  if (poll) return 'poll';
  const [first] = media;
  if (!first) return 'text';
  return first.mediaType === 'IMAGE' ? 'image' : 'video';
}
