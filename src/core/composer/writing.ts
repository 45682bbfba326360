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

export interface ChosenCommunity {
  readonly entityId: string;
  readonly type: CommunityType;
  readonly name: string;
}

/** Picture during or after its upload. */
export interface WrittenPicture {
  readonly pictureId: string;
  readonly details: string;
  readonly uri: string | null;
  readonly aspectRatio: number | null;
  readonly uploadKey: string | null;
  readonly isUploading: boolean;
  /** Personas that can take it: the uploader's, and the other if one account has both. */
  readonly takers: readonly ProfileType[];
}

/** Every source of a draft must name each field or fail to compile. */
export interface Written extends WrittenTexts {
  readonly submissionKey: string;
  /** Post being changed and its version; null for a new post. */
  readonly postId: string | null;
  readonly version: number | null;
  readonly kind: PostKind;
  readonly selectedCommunity: ChosenCommunity | null;
  readonly profileType: ProfileType;
  readonly pictures: readonly WrittenPicture[];
  readonly poll: PollDraft;
  readonly videoUrl: string;
  readonly offers: readonly WrittenOffer[];
  /** Null while its form is closed. */
  readonly typedOffer: OfferText | null;
  readonly changedOffer: ChangedOffer | null;
  /** Existing post with the same words, or null. */
  readonly copyOf: RestoredCopy | null;
  /** Publishes at a random moment within a day; null until the author decides. */
  readonly isLater: boolean | null;
  readonly internalCampaign: string | null;
  readonly openTouchpoint: string | null;
}

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

/** Post while it is being written. */
export interface Writing extends Written, Progress {}

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

/** Follows the author's choice, or delays where words may identify someone (F-17). */
export const comesLater = ({ isLater, profileType }: Pick<Writing, 'isLater' | 'profileType'>, isTelling: boolean): boolean =>
  isLater ?? (isTelling && profileType === 'ANONYMOUS');

/** Removes only the picture at this place. */
export const withoutPicture = (writing: Writing, index: number): Writing => ({ ...writing, pictures: writing.pictures.filter((_, at) => at !== index) });

/** Ignores a picture removed in the meantime. */
export const withPicture = (writing: Writing, pictureId: string, change: Partial<WrittenPicture>): Writing => ({
  ...writing,
  pictures: writing.pictures.map((picture) => (picture.pictureId === pictureId ? { ...picture, ...change } : picture)),
});

/** Names no post when a message explains the failure. */
export function published(writing: Writing, publication: Publication): Writing {
  if ('refusal' in publication) {
    const { message, refusal } = publication;
    return { ...writing, newPostAdded: false, newPostAddedId: null, newPostAddedCommunities: [], postCreationFailureMsg: message, refusal };
  }
  const { postId, community } = publication;
  return { ...writing, newPostAdded: true, newPostAddedId: postId, newPostAddedCommunities: [community.entityId], postCreationFailureMsg: null, refusal: null };
}

/** Stores the error of a failed call. */
export const rejected = (writing: Writing, message: string): Writing => ({ ...writing, newPostAdded: false, postCreationFailureMsg: message, refusal: null });

/** Stores a valid rephrasing beside the original where it differs, and drops any other. */
export function rephrased(writing: Writing, { responseType, title, description }: Rephrasing): Writing {
  const isOther = title !== writing.title.trim() || description !== writing.inputText.trim();
  return responseType === 'VALID' && isOther
    ? { ...writing, rephrasedTitle: title, rephrasedDesc: description, rephrasedResponseType: responseType }
    : { ...forgotten(writing), rephrasedResponseType: responseType };
}

export const accepted = (writing: Writing): Writing => ({
  ...forgotten(writing),
  title: writing.rephrasedTitle ?? writing.title,
  inputText: writing.rephrasedDesc ?? writing.inputText,
});

export const forgotten = (writing: Writing): Writing => ({ ...writing, rephrasedTitle: null, rephrasedDesc: null, rephrasedResponseType: null });

/** Drops the rephrasing and the origin, but keeps what was written. */
export const closed = (writing: Writing): Writing => ({ ...forgotten(writing), openTouchpoint: null });
