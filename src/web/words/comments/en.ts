import { bringKey } from '../persona-keys/mode-en.ts';
import { longestComment, type CommentSort } from '#core/comments/comment.ts';
import type { PostStatus } from '#core/posts/post.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences of comments, in English. The type of every other language is the type of this one. */
export const words = {
  write: 'Write a comment',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  send: 'Post',
  sendAs: (name: string | undefined) => (name === undefined ? 'Post under your made-up name' : `Post as ${name}`),
  saveAs: (name: string) => `Save as ${name}`,
  personasFailed: 'Your names could not be read. This can go out under your made-up name alone.',
  readAgain: 'Read them again',
  keyElsewhere: 'The key of your made-up name is not in this browser.',
  bringKey,
  sending: 'Posting',
  limited: (minutes: number) => `That was very fast. You can send this in ${counted(minutes, 'minute', 'minutes')}; your words are kept here.`,
  failed: 'This could not be posted. Your words are kept here.',
  unsaved: 'This could not be saved. Your words are kept here.',
  elsewhere: {
    said: 'This comment was changed elsewhere meanwhile. Your words are kept here.',
    now: 'It reads now',
    mine: 'Save mine all the same',
    theirs: 'Go on with those words',
    gone: 'This comment is gone meanwhile. Your words are kept here.',
  },
  keptEdit: { found: 'Your changes of this comment are kept here, and are not saved yet.', goOn: 'Go on with them', throwAway: 'Throw away' },
  already: {
    said: 'This comment is posted already, with the words it had when it was first sent. These words are kept here.',
    under: (name: string) => `It stands there as ${name}.`,
    gone: 'That comment is taken down meanwhile.',
    joins:
      'Another name is chosen here now. The same words under two names show everybody that both are one person: take that comment down first, or discard this.',
    unread: 'Under which name it stands could not be read.',
    readAgain: 'Read it again',
    discard: 'Discard',
    see: 'See the comment',
    change: 'Change it to these words',
    asNew: 'Make a new comment of it',
    failed: 'It could not be changed just now. Your words are kept here.',
  },
  offline: 'No connection. Your words are kept here, and you can post them later.',
  closed: 'Whoever wrote this does not want answers from you. Your words are kept here.',
  notWriter: 'Writing needs a made-up name first. Your words are kept here.',
  becomeWriter: 'Choose a name',
  none: 'Yours would be the first.',
  sort: 'Order of the comments',
  sorts: { best: 'Most helpful', newest: 'Newest', oldest: 'Oldest' } satisfies Record<CommentSort, string>,
  more: 'Show more comments',
  replies: (count: number) => `Show ${counted(count, 'reply', 'replies')}`,
  fold: 'Fold',
  unfold: (count: number) => (count === 0 ? 'Unfold' : `Unfold, ${counted(count, 'reply', 'replies')}`),
  link: 'Link to this comment',
  all: 'See all comments',
  one: 'You see one comment and its answers.',
  tooLong: `Up to ${grouped(longestComment)} letters.`,
  helpful: 'Helpful',
  writer: 'Writer',
  asked: 'An answer was asked for',
  locked: {
    closed: 'Comments are closed here. A moderator has closed them.',
    answers: 'Answers are closed.',
    meanwhile: 'A moderator has closed the comments here. Your words are kept here, and you can copy them.',
    begun: 'What you had begun to write',
    banned: 'Your account is banned. Your words are kept here. Why, until when, and how to appeal stands with',
    nameBanned: 'This made-up name is banned; your account is not. Your words are kept here. Why, until when, and how to appeal stands with',
    silenced: 'You may not write under this name for now. Your words are kept here. Why, until when, and how to appeal stands with',
    ownPosts: 'your own posts',
    end: '.',
  },
  gone: {
    FLAGGED: 'This comment is hidden until a moderator has looked at it.',
    AUTHOR_REJECTED: 'This comment was removed.',
    DELETED: 'Its author deleted this comment.',
    NOT_FOUND: 'There is no such comment.',
    LIVE: 'You have muted or blocked who wrote this.',
  } satisfies Record<PostStatus, string>,
};

export type CommentWords = typeof words;
