import { leftBehindName } from '#core/personas/author.ts';
import { mostJoinedHere } from '#core/communities/communities.ts';
import { laterHours } from '#core/posts/later-hours.ts';
import { fileSize } from '#core/figures/file-size.ts';
import type { Ago } from '#core/figures/ago.ts';
import type { Mute } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { PostKind } from '#core/posts/post.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { compact } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';

const size = (bytes: number): string => {
  const { amount, unit } = fileSize(bytes);
  return `${amount} ${unit}`;
};

const ago = ({ unit, count }: Ago): string => (unit === 'now' ? 'now' : `${count} ${unit} ago`);

export const words = {
  ago,
  /** Whole days, as nothing finer is known. */
  day: (since: Ago) => (since.unit === 'now' ? 'today' : ago(since)),
  authorName: (name: string) => (name === leftBehindName ? 'Absent member' : name),
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
  writeTo: 'Send a message',
  moderate: 'Moderate',
  edit: 'Edit',
  remove: 'Delete',
  notInterested: 'Not interested',
  // Promise R-072
  notInterestedDone: 'You will no longer see this post in your feeds.',
  requestAnswer: 'Request an answer',
  // Promise R-072
  requested: 'We asked for an answer, without your name. Each request moves the post up in feeds.',
  stop: {
    menu: { MUTE: 'Mute this author', BLOCK: 'Block this author' },
    /** Sentence after a mute or block, which hides only one of an author's identities. */
    done: ({ kind, author: { name, profileType } }: Pick<Mute, 'kind' | 'author'>, of: ResourceType) =>
      kind === 'BLOCK' ? `${name} is blocked.` : profileType === 'ANONYMOUS' ? `${name} is muted.` : `This ${of === 'POST' ? 'post' : 'comment'} is hidden.`,
    // Promise R-072
    hidden: 'You will no longer see this post in your feeds.',
    undo: 'Undo',
  },
  cancel: 'Cancel',
  translate: 'Translate',
  why: 'Why am I seeing this?',
  pictureOf: (at: number, of: number) => (of === 1 ? 'Picture' : `Picture ${at} of ${of}`),
  showPictures: (count: number, bytes: number) => `${count === 1 ? 'Show the picture' : `Show ${count} pictures`}, ${size(bytes)}`,
  video: 'Play the video',
  videoFrom: 'The video loads from youtube-nocookie.com, only after you press play.',
  own: {
    FLAGGED: 'Hidden from others until a moderator has checked it.',
    AUTHOR_REJECTED: 'Taken down by a moderator.',
    // Promise F-17
    SCHEDULED: `It will be posted within ${laterHours} hours, at a random time. It takes longer if a moderator checks it first or its community is closed. Until then only you see it.`,
    see: 'Why, and what you can do',
    rule: (rule: string) => `The rule: ${rule}.`,
  },
  personas: {
    ANONYMOUS: (name: string) => (name ? `${name}, anonymous` : 'Your made-up name'),
    DESIGNATION: (name: string) => (name ? `As ${name}` : 'Under your job'),
  } satisfies Record<ProfileType, (name: string) => string>,
  failed: 'That did not work, or we got no answer. Try again: it will not count twice.',
  nameBanned: 'Your made-up name is banned, so this was not done.',
  joinedFull: `You can join at most ${mostJoinedHere} communities in this browser. Leave one first.`,
  offline: 'No connection. Try again when you are back online: it will not count twice.',
  sentOut: {
    waits: (count: number) => (count === 1 ? 'Your post waits here.' : `${count} posts wait here.`),
    see: 'See it',
    begun: (name: string) => `You write as ${name} now.`,
    arrived: 'Your post is out.',
    refused: 'Your post could not go out. It is a draft again.',
    change: 'Open the draft',
  },
  compose: {
    ask: 'Ask, share or start a poll',
    as: 'Posting as',
    // Promise F-05
    guest: 'Reading needs no account',
    kinds: { poll: 'Poll', salary: 'Offers', image: 'Photo', video: 'Video' },
  },
};

export type PostWords = typeof words;
