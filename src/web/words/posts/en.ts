import { fileSize } from '#core/figures/file-size.ts';
import type { Ago } from '#core/figures/ago.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { PostKind } from '#core/posts/post.ts';
import { compact } from '#core/figures/counts.ts';
import { counted } from '../figures/counts-en.ts';

const size = (bytes: number): string => {
  const { amount, unit } = fileSize(bytes);
  return `${amount} ${unit}`;
};

const ago = ({ unit, count }: Ago): string => (unit === 'now' ? 'now' : `${count} ${unit} ago`);

/** Sentences of posts, in English. The type of every other language is the type of this one. */
export const words = {
  ago,
  /** A whole day: nothing finer is known, and nothing finer is said. */
  day: (since: Ago) => (since.unit === 'now' ? 'today' : ago(since)),
  authorName: (name: string) => name,
  anonymous: 'anonymous',
  verified: 'verified',
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
  commentsShown: (count: number) => compact(count),
  commentsOn: (count: number) => (count === 0 ? 'No comments yet' : counted(count, 'comment', 'comments')),
  share: 'Share',
  copied: 'Link copied to clipboard!',
  actions: 'More actions',
  report: 'Report',
  edit: 'Edit',
  remove: 'Delete',
  notInterested: 'Not interested',
  notInterestedDone: 'This post is left out of your feeds.',
  requestAnswer: 'Request an answer',
  requested: 'Asked, without your name. Each who asks lifts the post in the feeds.',
  stop: {
    menu: { MUTE: 'Mute this author', BLOCK: 'Block this author' },
    done: { MUTE: (name: string) => `${name} is muted.`, BLOCK: (name: string) => `${name} is blocked.` },
    hidden: 'This post is left out of your feeds.',
    undo: 'Undo',
  },
  cancel: 'Cancel',
  why: 'Why is this here?',
  pictureOf: (at: number, of: number) => (of === 1 ? 'Picture of the post' : `Picture ${at} of ${of}`),
  showPictures: (count: number, bytes: number) => `${count === 1 ? 'Show the picture' : `Show ${count} pictures`}, ${size(bytes)}`,
  video: 'Play the video',
  videoFrom: 'It comes from YouTube, without cookies, and only once you press.',
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
  failed: 'That did not work. Nothing has changed.',
  offline: 'No connection. Nothing has changed.',
  compose: {
    ask: 'Ask, share or start a poll',
    as: 'Posting as',
    guest: 'Reading needs no account',
    kinds: { poll: 'Poll', salary: 'Offers', image: 'Photo', video: 'Video' },
  },
};

export type PostWords = typeof words;
