import { communityTypes } from '../communities/community.ts';
import { fieldsIn, listIn, maybeTextIn, oneIn, textIn, textListIn } from '../device/kept-value.ts';
import type { OfferText } from '../offers/offer-text.ts';
import { savedOfferIn } from '../offers/saved-offer-in.ts';
import { workModes } from '../offers/salary-offer.ts';
import { profileTypes, type ProfileType } from '../personas/profile-type.ts';
import { blank, emptyPoll, untouched, type ChosenCommunity, type Writing, type WrittenPicture } from './writing.ts';
import type { RestoredCopy } from './restored-copy.ts';
import type { ChangedOffer } from './typed-offer.ts';
import type { WrittenOffer } from './written-offer.ts';
import { textsFrom } from './written-texts.ts';

const kinds = ['text', 'image', 'video', 'poll', 'salary'] as const;

export const keptFrom = ({ pictures, ...writing }: Writing) => ({
  ...writing,
  images: pictures.map(({ pictureId: imageId, ...picture }) => ({ imageId, ...picture })),
});

/** Restores only what is valid, since device storage may be tampered with; unfinished uploads are dropped. */
export function writingIn(value: unknown): Writing | undefined {
  const kept = fieldsIn(value);
  const submissionKey = kept['submissionKey'];
  if (typeof submissionKey !== 'string' || !/^[\w-]{16,64}$/.test(submissionKey)) return undefined;
  const poll = fieldsIn(kept['poll']);
  return {
    ...untouched,
    ...textsFrom(kept, blank('')),
    submissionKey,
    postId: null,
    version: null,
    videoUrl: textIn(kept['videoUrl']),
    kind: oneIn(kinds, kept['kind']) ?? 'text',
    profileType: oneIn(profileTypes, kept['profileType']) ?? 'ANONYMOUS',
    selectedCommunity: communityIn(kept['selectedCommunity']),
    offers: listIn(kept['offers']).flatMap(offerOf),
    typedOffer: offerTextIn(kept['typedOffer']),
    changedOffer: changedOfferIn(kept['changedOffer']),
    copyOf: copyIn(kept['copyOf']),
    poll: { options: Array.isArray(poll['options']) ? textListIn(poll['options']) : emptyPoll.options, days: Number(poll['days']) || emptyPoll.days },
    pictures: listIn(kept['images']).flatMap(pictureIn),
    isLater: typeof kept['isLater'] === 'boolean' ? kept['isLater'] : null,
    internalCampaign: maybeTextIn(kept['internalCampaign']) ?? null,
    openTouchpoint: null,
  };
}

export const saysSame = (one: Writing, other: Writing): boolean =>
  one.pictures.length === other.pictures.length && JSON.stringify(writingIn(keptFrom(one))) === JSON.stringify(writingIn(keptFrom(other)));

function communityIn(value: unknown): ChosenCommunity | null {
  const { entityId, type, name } = fieldsIn(value);
  const known = oneIn(communityTypes, type);
  return typeof entityId === 'string' && typeof name === 'string' && known ? { entityId, type: known, name } : null;
}

function changedOfferIn(value: unknown): ChangedOffer | null {
  const { offerId, text } = fieldsIn(value);
  const read = offerTextIn(text);
  return typeof offerId === 'string' && read ? { offerId, text: read } : null;
}

function copyIn(value: unknown): RestoredCopy | null {
  const { postId, profileType } = fieldsIn(value);
  const known = oneIn(profileTypes, profileType);
  return typeof postId === 'string' && known ? { postId, profileType: known } : null;
}

function offerTextIn(value: unknown): OfferText | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = fieldsIn(value);
  return {
    companyName: textIn(kept['companyName']),
    jobProfile: textIn(kept['jobProfile']),
    location: textIn(kept['location']),
    experienceYears: textIn(kept['experienceYears']),
    fixedRupees: textIn(kept['fixedRupees']),
    variableRupees: textIn(kept['variableRupees']),
    stockRupees: textIn(kept['stockRupees']),
    workMode: oneIn(workModes, kept['workMode']) ?? 'office',
    isCurrent: kept['isCurrent'] === true,
  };
}

function offerOf(value: unknown): readonly WrittenOffer[] {
  const offer = savedOfferIn(value);
  return offer ? [{ ...offer, takers: takersIn(value) }] : [];
}

/** Both personas where none is given. */
function takersIn(value: unknown): readonly ProfileType[] {
  const takers = listIn(fieldsIn(value)['takers']);
  const known = profileTypes.filter((type) => takers.includes(type));
  return known.length > 0 ? known : profileTypes;
}

function pictureIn(value: unknown): readonly WrittenPicture[] {
  const { imageId: pictureId, details, uri, aspectRatio, uploadKey } = fieldsIn(value);
  if (typeof pictureId !== 'string' || typeof uploadKey !== 'string' || typeof uri !== 'string' || !uri.startsWith('/')) return [];
  return [
    {
      pictureId,
      details: textIn(details),
      uri,
      aspectRatio: typeof aspectRatio === 'number' ? aspectRatio : null,
      uploadKey,
      isUploading: false,
      takers: takersIn(value),
    },
  ];
}
