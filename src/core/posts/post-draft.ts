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

/** A picture by its key, or a video by its URL, in the order in which they stand. */
export type MediaItem =
  | { readonly mediaType: 'IMAGE'; readonly fileKey: string }
  | { readonly mediaType: 'YOUTUBE' | 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO'; readonly fullUrl: string };

/** A post as it is sent. */
export interface PostDraft extends EditableTexts {
  /** A random word, the same for every try of one submission, so that it is published once. */
  readonly submissionKey: string;
  readonly community: { readonly type: CommunityType; readonly entityId: string };
  readonly profileType: ProfileType;
  /** The name that the button showed. Where it is another than this would stand under, nothing is published (NAME_CHANGED). */
  readonly authorName?: string;
  readonly media: readonly MediaItem[];
  readonly poll: PollDraft | null;
  /** Offers that the member keeps with their account. */
  readonly salaryIds: readonly string[];
  /** Offers that come along, so that nothing of an account is read for them. */
  readonly offers?: readonly OfferFacts[];
  readonly campaign?: string;
  /** Whether it comes out at a random moment within a day, and not at once. */
  readonly isLater?: boolean;
}

type WithText = keyof EditableTexts | 'poll' | 'salaryIds' | 'offers';
type WithoutText = 'submissionKey' | 'community' | 'profileType' | 'authorName' | 'media' | 'campaign' | 'isLater';

/** The texts that others will read in a post, with those of the kept offers that its draft names. */
export const textsOf = (draft: EachPart<PostDraft, WithText, WithoutText>, kept: readonly OfferFacts[]): PostTexts => ({
  ...editableOf(draft),
  options: draft.poll?.options ?? [],
  offers: [...kept, ...(draft.offers ?? [])].flatMap(textsOfOffer),
});

/** The problems for which a draft is no post yet. The name of a text says that it is too long. */
export type DraftProblem = 'empty' | 'untitled' | EditableName | 'poll' | 'video' | 'too-many-pictures' | 'too-many-videos' | 'offers' | 'mixed';

type WithParts = Pick<PostDraft, 'media' | 'poll' | 'salaryIds' | 'offers'>;

const titledKinds: readonly PostKind[] = ['poll', 'salary'];

/** Everything that keeps these from being the texts of a post, new or edited: one of them at least, and a title where answers or offers stand below it. Both sides ask this. */
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

/** Everything that keeps a draft from being a post; nothing when it is one. Both sides ask this. */
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

/** The kind of a post, by the part it consists of. */
export function kindOf({ media, poll, salaryIds, offers = [] }: WithParts): PostKind {
  if (salaryIds.length + offers.length > 0) return 'salary';
  if (poll) return 'poll';
  const [first] = media;
  if (!first) return 'text';
  return first.mediaType === 'IMAGE' ? 'image' : 'video';
}
