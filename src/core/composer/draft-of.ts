import { factsOf } from '../offers/salary-offer.ts';
import type { MediaItem, PostDraft } from '../posts/post-draft.ts';
import { editableIn } from './written-texts.ts';
import type { Writing } from './writing.ts';

/** Sends only the parts of its kind, and offers by content so that no stored id is named. */
export function draftOf(writing: Writing): PostDraft | undefined {
  const { submissionKey, kind, selectedCommunity, profileType, poll, offers, isLater, internalCampaign } = writing;
  if (!selectedCommunity) return undefined;
  return {
    submissionKey,
    ...editableIn(writing),
    community: { type: selectedCommunity.type, entityId: selectedCommunity.entityId },
    profileType,
    media: mediaOf(writing),
    poll: kind === 'poll' ? { days: poll.days, options: poll.options.map((option) => option.trim()).filter(Boolean) } : null,
    salaryIds: [],
    ...(kind === 'salary' && { offers: offers.map(factsOf) }),
    ...(isLater && { isLater }),
    ...(internalCampaign !== null && { campaign: internalCampaign }),
  };
}

function mediaOf({ kind, pictures, videoUrl }: Writing): readonly MediaItem[] {
  if (kind === 'video') return [{ mediaType: 'YOUTUBE', fullUrl: videoUrl.trim() }];
  if (kind !== 'text' && kind !== 'image') return [];
  return pictures.flatMap(({ uploadKey }) => (uploadKey === null ? [] : [{ mediaType: 'IMAGE', fileKey: uploadKey } as const]));
}
