import { commentTextsOf } from '#core/comments/comment-texts.ts';
import { editableOf } from '#core/posts/post-texts.ts';
import type { Comment } from '#core/comments/comment.ts';
import type { Community } from '#core/communities/community.ts';
import type { Offer, OfferFacts } from '#core/offers/salary-offer.ts';
import type { Author } from '#core/personas/author.ts';
import type { PostDraft } from '#core/posts/post-draft.ts';
import { editableBy, type EditableTexts } from '#core/posts/post-texts.ts';
import type { Post } from '#core/posts/post.ts';
import type { PostEdit } from '#core/posts/posts.ts';
import type { ContentPlace } from '#core/moderation/content-place.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';

let made = 0;

/** Made id like those of the database: sixteen meaningless letters. */
export const anId = (kind = 'x'): string => `${kind}${String(++made).padStart(15, '0')}`;

export const anonymous: Author = { profileType: 'ANONYMOUS', name: 'Steady Marigold', avatar: { picture: 17, colour: 'sky' }, isVerified: false };
export const designation: Author = { profileType: 'DESIGNATION', name: 'Product Manager', avatar: undefined, isVerified: true };

export const anOffer = (known: Partial<Offer> = {}): Offer => ({
  offerId: 'a',
  companyName: 'Koyal Pay',
  jobProfile: 'PM',
  location: 'Pune',
  experienceYears: 8,
  fixedRupees: 1_200_000,
  variableRupees: 400_000,
  stockRupees: 0,
  workMode: 'hybrid',
  isCurrent: false,
  votes: 1,
  ...known,
});

export const offerFacts = (known: Partial<OfferFacts> = {}): OfferFacts => ({
  companyName: 'Betwa',
  jobProfile: 'Analyst',
  location: null,
  experienceYears: 3,
  fixedRupees: 900_000,
  variableRupees: 0,
  stockRupees: 0,
  workMode: 'hybrid',
  isCurrent: false,
  ...known,
});

export function aCommunity(known: Partial<Community> = {}): Community {
  const entityId = known.entityId ?? anId('c');
  return {
    entityId,
    type: 'topic',
    slug: `topic-${entityId}`,
    name: `Topic ${entityId.slice(-3)}`,
    names: {},
    sign: null,
    logo: null,
    category: 'Changing jobs',
    about: 'Buyouts, relieving letters and the last ninety days.',
    abouts: {},
    isClosed: false,
    topicMeta: { posts: 0, followers: 0 },
    isFollowed: false,
    ...known,
  };
}

const texts: EditableTexts = { ...editableBy(() => ''), title: 'Can they hold my relieving letter?', content: 'I served 60 of 90 days and paid the rest.' };

export function aPost(known: Partial<Post> = {}): Post {
  const { entityId, type, slug, name, names, sign, logo } = aCommunity();
  return {
    postId: anId('p'),
    version: 1,
    status: 'LIVE',
    kind: 'text',
    author: anonymous,
    isMine: false,
    community: { entityId, type, slug, name, names, sign, logo },
    ...texts,
    pictures: [],
    video: null,
    poll: null,
    offers: [],
    postedOn: '2026-11-20',
    postedAt: null,
    isEdited: false,
    upVotes: 0,
    downVotes: 0,
    commentsCount: 0,
    viewsCount: 0,
    myVote: 'none',
    mayEdit: false,
    mayDelete: false,
    lockedFor: null,
    moderation: [],
    why: ['other'],
    ...known,
  };
}

export const aComment = (known: Partial<Comment> = {}): Comment => ({
  commentId: anId('m'),
  version: 1,
  postId: anId('p'),
  rootId: null,
  replyToId: null,
  replyToName: null,
  mentions: [],
  status: 'LIVE',
  author: designation,
  isMine: false,
  content: 'Ask for the clearance form by mail.',
  postedOn: '2026-11-20',
  postedAt: null,
  isEdited: false,
  upVotes: 0,
  downVotes: 0,
  myVote: 'none',
  repliesCount: 0,
  mayEdit: false,
  mayDelete: false,
  lockedFor: null,
  moderation: [],
  ...known,
});

export const anEdit = (known: Partial<PostEdit> = {}): PostEdit => ({ version: 1, ...texts, title: null, content: 'The letter came today.', ...known });

export const aDraft = (community: Community, known: Partial<PostDraft> = {}): PostDraft => ({
  submissionKey: anId('submission'),
  ...texts,
  community: { type: community.type, entityId: community.entityId },
  profileType: 'ANONYMOUS',
  media: [],
  poll: null,
  salaryIds: [],
  ...known,
});

export const aPlace = (facts: Partial<ContentPlace> = {}): ContentPlace => ({
  placeType: 'community',
  entityId: 'c1',
  urlName: 'freshers',
  name: 'Freshers',
  names: { hi: 'नए लोग' },
  ...facts,
});

export function anItem(known: Partial<QueueItem> = {}): QueueItem {
  const post = aPost({ postId: 'p1', title: 'What do you think of it?', status: 'FLAGGED' });
  const said = known.comment ? commentTextsOf(known.comment) : editableOf(known.post ?? post);
  return {
    itemId: 'q1',
    resourceId: 'p1',
    resourceType: 'POST',
    cause: 'reports',
    stage: 'first',
    openedOn: '2026-11-20',
    place: aPlace(),
    author: anonymous,
    texts: said,
    pictures: [],
    post,
    comment: null,
    answered: null,
    about: null,
    versions: [],
    reports: [{ reason: 'sexual', count: 3, notes: [] }],
    onlyNewcomers: false,
    fromEmployer: null,
    suggestedRule: 'sexual',
    former: null,
    appealText: null,
    beside: null,
    decisions: [],
    removedBefore: [],
    ...known,
  };
}
