import type { CommunityType } from '#core/communities/community.ts';
import type { Ago } from '#core/figures/ago.ts';
import { fileSize } from '#core/figures/file-size.ts';
import { compact, grouped } from '#core/figures/counts.ts';
import type { Regime } from '#core/calculators/person-types.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { WorkMode } from '#core/offers/salary-offer.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { ContactKind } from '#core/content/contact-pattern.ts';
import type { PublishRefusal } from '#core/content/post-limits.ts';
import type { PostKind, PostStatus } from '#core/posts/post.ts';

const counted = (count: number, one: string, many: string): string => `${grouped(count)} ${count === 1 ? one : many}`;

const size = (bytes: number): string => {
  const { amount, unit } = fileSize(bytes);
  return `${amount} ${unit}`;
};

const ago = ({ unit, count }: Ago): string => (unit === 'now' ? 'now' : `${count} ${unit} ago`);

/** Everything that is said where people read, vote and answer, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Communities',
  description: 'What people who work in India talk about: pay, notice, offers, managers. Free to read, no account.',
  heading: 'Your communities',
  guestHeading: 'Communities',
  homeFeed: 'Home feed',
  following: 'Following',
  groups: { all: 'All', topics: 'Topics', companies: 'Companies', roles: 'Roles' },
  find: 'Find communities',
  order: 'Order of the posts',
  orders: { forYou: 'For you', latest: 'Newest' },
  loading: 'Loading posts',
  more: 'Show more posts',
  end: 'That is all there is to read here.',
  newPosts: (count: number) => counted(count, 'new post', 'new posts'),
  empty: 'Nobody has written here yet.',
  emptyBecause: 'The first post is yours, if you like.',
  ago,
  /** A whole day: nothing finer is known, and nothing finer is said. */
  day: (since: Ago) => (since.unit === 'now' ? 'today' : ago(since)),

  anonymous: 'anonymous',
  verified: 'verified',
  writer: 'Writer',
  you: 'You',
  edited: 'edited',
  summary: (author: string, community: string, when: string) => `By ${author} in ${community}, ${when}.`,
  tallies: (votes: number, comments: number) => `${counted(votes, 'vote', 'votes')}, ${counted(comments, 'comment', 'comments')}.`,
  kinds: { text: '', poll: 'With a poll.', image: 'With pictures.', video: 'With a video.', salary: 'With offers to compare.' } satisfies Record<
    PostKind,
    string
  >,
  readMore: 'Read more',
  readMoreOf: (title: string) => `Read more: ${title}`,
  untitled: 'A post',

  votes: 'Votes',
  up: 'Upvote',
  down: 'Downvote',
  score: (count: number) => compact(count),
  scoreSaid: (count: number) => counted(count, 'vote', 'votes'),
  commentsOn: (count: number) => (count === 0 ? 'No comments yet' : counted(count, 'comment', 'comments')),
  share: 'Share',
  copied: 'Link copied to clipboard!',
  actions: 'More actions',
  report: 'Report',
  edit: 'Edit',
  remove: 'Delete',
  notInterested: 'Not interested',
  notInterestedDone: 'You will see less of this.',
  requestAnswer: 'Request an answer',
  requested: 'Asked. The author is told, not by whom.',
  stop: {
    menu: { MUTE: 'Mute this author', BLOCK: 'Block this author' },
    done: { MUTE: (name: string) => `${name} is muted.`, BLOCK: (name: string) => `${name} is blocked.` },
    hidden: 'You will see less of this.',
    undo: 'Undo',
  },
  cancel: 'Cancel',
  close: 'Close',

  why: 'Why is this here?',

  pictureOf: (at: number, of: number) => (of === 1 ? 'Picture of the post' : `Picture ${at} of ${of}`),
  showPictures: (count: number, bytes: number) => `${count === 1 ? 'Show the picture' : `Show ${count} pictures`}, ${size(bytes)}`,
  video: 'Play the video',
  videoFrom: 'It comes from YouTube, without cookies, and only once you press.',
  videoTitle: 'Video of the post',

  pollVotes: (count: number) => counted(count, 'vote', 'votes'),
  pollOpen: (until: string) => `Open until ${until}`,
  pollClosed: 'Closed',
  pollChange: 'You can change yours',
  pollSee: 'See the result',
  share100: (percent: number) => `${percent}%`,

  offer: (name: string) => `Offer: ${name}`,
  offers: {
    inHand: 'In hand a month',
    inHandHow: 'How “in hand” is counted',
    inHandBasis:
      'From the fixed pay alone: variable pay and stock are left out. Half of it is taken as basic pay, the provident fund at its usual limit, and nothing is known of rent, investments or age.',
    inHandYear: (year: string, regimes: readonly Regime[]) =>
      `Financial year ${year}, ${regimes.length > 1 ? 'whichever tax regime leaves more' : regimes[0] === 'old' ? 'old tax regime' : 'new tax regime, which leaves more'}. An estimate.`,
    inHandNoCity: 'Where the city is not one we know, professional tax is left out.',
    inHandOwn: 'Count it with your own figures',
    total: 'Total a year',
    fixed: 'Fixed',
    variable: 'Variable',
    stock: 'Stock',
    role: 'Role',
    place: 'City',
    votes: 'Would take it',
    years: (count: number) => (count === 0 ? 'Fresher' : counted(count, 'year', 'years')),
    experience: 'Experience',
    mode: 'Where',
    modes: { office: 'Office', hybrid: 'Hybrid', remote: 'From home' } satisfies Record<WorkMode, string>,
    take: 'Take',
    takeThis: (name: string) => `Take this offer: ${name}`,
    current: 'Current job',
    none: '–',
    what: 'What is offered',
  },
  lakh: (amount: string) => `₹${amount} L`,
  crore: (amount: string) => `₹${amount} Cr`,
  rupees: (amount: string) => `₹${amount}`,

  gone: {
    FLAGGED: 'This post was reported, and a moderator is looking at it.',
    AUTHOR_REJECTED: 'This post was removed.',
    DELETED: 'Its author deleted this post.',
    NOT_FOUND: 'There is no such post.',
    LIVE: '',
  } satisfies Record<PostStatus, string>,
  goneComment: {
    FLAGGED: 'This comment was reported, and a moderator is looking at it.',
    AUTHOR_REJECTED: 'This comment was removed.',
    DELETED: 'Its author deleted this comment.',
    NOT_FOUND: 'There is no such comment.',
    LIVE: 'You have muted or blocked who wrote this.',
  } satisfies Record<PostStatus, string>,
  goneRule: (rule: string) => `Rule: ${rule}.`,
  goneWeek: (week: string) => `Week ${week}.`,
  ledger: 'See the ledger',
  goneWayOn: 'To the communities',
  own: {
    FLAGGED: 'Several people reported this. Only you see it until a moderator has looked, mostly within a day.',
    AUTHOR_REJECTED: 'A moderator took this down. Only you still see it.',
    rule: (rule: string) => `The rule: ${rule}.`,
    appeal: 'Ask for a second look',
    appeals: {
      none: '',
      open: 'A second look is asked for. You find the answer here.',
      granted: 'The second look brought it back.',
      rejected: 'The second look came to the same decision.',
    },
  },

  refusals: {
    TEXT_ABUSIVE: 'Some of these words insult people. Say it in another way, and it can stand.',
    TEXT_JUNK: 'This does not read like a text yet. Say a little more.',
    USER_LIMIT_EXCEEDED: 'That is all for today. You can write on tomorrow; what you have here is kept.',
    POST_LIMIT_EXCEEDED: 'You have written a lot below this post. Let others speak, too.',
    RULE_BROKEN: 'This is against the house rules.',
  } satisfies Record<PublishRefusal, string>,
  contacts: (kinds: readonly ContactKind[]) =>
    `This looks like ${kinds.includes('mail') ? 'a mail address' : 'a phone number'}. Everybody could read it. You can post it all the same.`,
  personas: {
    ANONYMOUS: (name: string) => (name ? `${name}, anonymous` : 'Your made-up name'),
    DESIGNATION: (name: string) => (name ? `As ${name}` : 'By what you work as'),
  } satisfies Record<ProfileType, (name: string) => string>,
  rulesNamed: {
    harassment: 'Insults or hounds a person',
    hate: 'Against people for their caste, faith, gender or origin',
    threat: 'Threatens somebody',
    'personal-details': 'Names a private person, or gives a number or address',
    sexual: 'Sexual content',
    spam: 'An ad or spam',
    false: 'Made up, against better knowledge',
    'off-topic': 'Does not belong in this community',
    other: 'Against the house rules in another way',
    author: 'Its author asked for it',
    court: 'A court ordered it',
  } satisfies Record<ModerationRule, string>,
  signIn: {
    vote: 'Log in to vote',
    comment: 'Log in to comment',
    join: 'Log in to join',
    post: 'Log in to post',
  },
  failed: 'That did not work. Nothing has changed.',

  join: 'Join',
  joined: 'Joined',
  leave: 'Leave',
  joinNamed: (name: string) => `Join: ${name}`,
  joinedNamed: (name: string) => `Joined: ${name}. Press to leave.`,
  members: (count: number) => `${compact(count)} ${count === 1 ? 'member' : 'members'}`,
  posts: (count: number) => `${compact(count)} ${count === 1 ? 'post' : 'posts'}`,
  forYou: 'Communities for you',
  seeAll: 'See all',
  rules: 'House rules',
  rulesText: 'Say what happened, not who did it. No phone numbers, no names of private people. Every removal is in the ledger.',
  rulesLink: 'Read the ledger',
  asked: 'Being asked this week',
  answers: (count: number) => counted(count, 'answer', 'answers'),

  explore: {
    title: 'Find communities',
    heading: 'Find communities',
    search: 'Search communities',
    placeholder: 'Topic, company or role',
    none: 'No communities found.',
    yours: 'You follow',
    unexplored: 'Not yet explored',
    departments: 'Departments',
    industries: 'Industries',
    topics: 'Topics',
    companies: 'Companies',
    everything: 'All communities',
    found: (count: number) => counted(count, 'community found', 'communities found'),
    more: 'Show more communities',
    back: 'Back to the feed',
  },
  community: {
    description: (name: string) => `What people say in ${name}: questions, offers, polls and answers, read without an account.`,
    departmentTitle: (name: string) => `${name}: what people who do it say`,
    companyTitle: (name: string) => `${name}: what people say about it`,
    missing: 'We could not find this community.',
    missingBecause: 'The address may be old, or mistyped. Its name may find it.',
    about: 'About this community',
    types: { topic: 'Topic', company: 'Company', department: 'Department', industry: 'Industry' } satisfies Record<CommunityType, string>,
    posts: 'Posts',
  },
  post: {
    title: (title: string) => title,
    description: (author: string, community: string) => `${author} in ${community}.`,
    back: 'Back',
    crumbs: 'You are here',
  },
  ownPosts: 'Your posts',
  compose: {
    ask: 'Ask, share or start a poll',
    as: 'Posting as',
    guest: 'Reading needs no account. Writing needs a made-up name.',
    kinds: { poll: 'Poll', salary: 'Offers', image: 'Photo', video: 'Video' },
  },
};

export type PostWords = typeof words;
