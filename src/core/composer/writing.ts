import type { CommunityType } from '../communities/community.ts';
import type { OfferText } from '../offers/offer-text.ts';
import type { RestoredCopy } from './restored-copy.ts';
import type { ChangedOffer } from './typed-offer.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { PollDraft } from '../polls/poll.ts';
import type { RephraseOutcome, Rephrasing } from '../rephrase/rephrasings.ts';
import type { PublishRefusal } from '../content/post-limits.ts';
import type { Post, PostKind } from '../posts/post.ts';
import type { Publication } from '../posts/posts.ts';
import type { WrittenOffer } from './written-offer.ts';
import { fieldsBy, type WrittenTexts } from './written-texts.ts';

/** The community chosen for a post. */
export interface ChosenCommunity {
  readonly entityId: string;
  readonly type: CommunityType;
  readonly name: string;
}

/** A picture while it is on its way, or after it has arrived. */
export interface WrittenPicture {
  /** Tells the pictures of one draft apart. */
  readonly pictureId: string;
  /** The name of its file on the device it comes from. */
  readonly details: string;
  /** The URL of its preview once it is uploaded. */
  readonly uri: string | null;
  readonly aspectRatio: number | null;
  readonly uploadKey: string | null;
  readonly isUploading: boolean;
  /** The personas that can take it: the one it was uploaded for, and the other where one account has both. */
  readonly takers: readonly ProfileType[];
}

/** The part of a draft that its author made. Each source of a draft (blank, changing, kept on the device) names every field, or does not compile. */
export interface Written extends WrittenTexts {
  readonly submissionKey: string;
  /** The post that is being changed, and which of its versions; nothing for a new one. */
  readonly postId: string | null;
  readonly version: number | null;
  readonly kind: PostKind;
  readonly selectedCommunity: ChosenCommunity | null;
  readonly profileType: ProfileType;
  readonly pictures: readonly WrittenPicture[];
  readonly poll: PollDraft;
  readonly videoUrl: string;
  /** The offers that the post shows. */
  readonly offers: readonly WrittenOffer[];
  /** A new offer that is typed and not added yet; null while its form is shut. */
  readonly typedOffer: OfferText | null;
  readonly changedOffer: ChangedOffer | null;
  /** The post that has these words already; null for words that stand nowhere. */
  readonly copyOf: RestoredCopy | null;
  /** Whether it is to come out at a random moment within a day; nothing as long as its author has not said. */
  readonly isLater: boolean | null;
  readonly internalCampaign: string | null;
  /** The screen that the composer was opened from. */
  readonly openTouchpoint: string | null;
}

/** The answers that rephrasing and publishing have given about a draft so far. */
interface Progress {
  readonly rephrasedTitle: string | null;
  readonly rephrasedDesc: string | null;
  readonly rephrasedResponseType: RephraseOutcome | null;
  readonly newPostAdded: boolean;
  readonly newPostAddedId: string | null;
  readonly newPostAddedCommunities: readonly string[];
  readonly postCreationFailureMsg: string | null;
  readonly refusal: PublishRefusal | null;
}

/** A post while it is being written. */
export interface Writing extends Written, Progress {}

/** The progress of a draft about which nothing was asked yet. */
export const untouched: Progress = {
  rephrasedTitle: null,
  rephrasedDesc: null,
  rephrasedResponseType: null,
  newPostAdded: false,
  newPostAddedId: null,
  newPostAddedCommunities: [],
  postCreationFailureMsg: null,
  refusal: null,
};

export const emptyPoll: PollDraft = { options: ['', ''], days: 7 };

/** A draft in which nothing is written yet. */
export const blank = (submissionKey: string): Writing => ({
  submissionKey,
  postId: null,
  version: null,
  kind: 'text',
  ...fieldsBy(() => ''),
  selectedCommunity: null,
  profileType: 'ANONYMOUS',
  pictures: [],
  poll: emptyPoll,
  videoUrl: '',
  offers: [],
  typedOffer: null,
  changedOffer: null,
  copyOf: null,
  isLater: null,
  internalCampaign: null,
  openTouchpoint: null,
  ...untouched,
});

/** A post that exists already, to be changed. Its words can be, and pictures can be taken away. */
export const changing = (submissionKey: string, post: Post): Writing => ({
  ...untouched,
  ...fieldsBy((name) => post[name] ?? ''),
  submissionKey,
  postId: post.postId,
  version: post.version,
  kind: post.kind,
  selectedCommunity: post.community,
  profileType: post.author.profileType,
  pictures: post.pictures.map(({ fileKey, small, width, height }) => ({
    pictureId: fileKey,
    details: '',
    uri: small.url,
    aspectRatio: width / height,
    uploadKey: fileKey,
    isUploading: false,
    takers: [post.author.profileType],
  })),
  poll: emptyPoll,
  videoUrl: '',
  offers: [],
  typedOffer: null,
  changedOffer: null,
  copyOf: null,
  isLater: null,
  internalCampaign: null,
  openTouchpoint: null,
});

/** Tells whether a post comes out later: as its author says, or where words may point at someone (F-17). */
export const comesLater = ({ isLater, profileType }: Pick<Writing, 'isLater' | 'profileType'>, isTelling: boolean): boolean =>
  isLater ?? (isTelling && profileType === 'ANONYMOUS');

/** Takes one picture away: its key and its URL go, and of several only the one at this place. */
export const withoutPicture = (writing: Writing, index: number): Writing => ({ ...writing, pictures: writing.pictures.filter((_, at) => at !== index) });

/** Says what has become of one picture; one that was taken away meanwhile stays away. */
export const withPicture = (writing: Writing, pictureId: string, change: Partial<WrittenPicture>): Writing => ({
  ...writing,
  pictures: writing.pictures.map((picture) => (picture.pictureId === pictureId ? { ...picture, ...change } : picture)),
});

/** The post was published, or a message says why not: then no post is named. */
export function published(writing: Writing, publication: Publication): Writing {
  if ('refusal' in publication) {
    const { message, refusal } = publication;
    return { ...writing, newPostAdded: false, newPostAddedId: null, newPostAddedCommunities: [], postCreationFailureMsg: message, refusal };
  }
  const { postId, community } = publication;
  return { ...writing, newPostAdded: true, newPostAddedId: postId, newPostAddedCommunities: [community.entityId], postCreationFailureMsg: null, refusal: null };
}

/** The call itself failed: its error is stored. */
export const rejected = (writing: Writing, message: string): Writing => ({ ...writing, newPostAdded: false, postCreationFailureMsg: message, refusal: null });

/** The answer to rephrasing: a valid one is stored beside what was written, any other keeps nothing. */
export const rephrased = (writing: Writing, { responseType, title, description }: Rephrasing): Writing =>
  responseType === 'VALID'
    ? { ...writing, rephrasedTitle: title, rephrasedDesc: description, rephrasedResponseType: responseType }
    : { ...writing, rephrasedTitle: null, rephrasedDesc: null, rephrasedResponseType: responseType };

/** The rephrasing takes the place of what was written. */
export const accepted = (writing: Writing): Writing => ({
  ...forgotten(writing),
  title: writing.rephrasedTitle ?? writing.title,
  inputText: writing.rephrasedDesc ?? writing.inputText,
});

/** Drops the rephrased text. */
export const forgotten = (writing: Writing): Writing => ({ ...writing, rephrasedTitle: null, rephrasedDesc: null, rephrasedResponseType: null });

/** Closing takes along what was rephrased and where one came from; what was written stays. */
export const closed = (writing: Writing): Writing => ({ ...forgotten(writing), openTouchpoint: null });
