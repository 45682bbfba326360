import { mostAskedAtOnce, shortestGroupName, longestGroupName, type ConversationKind } from '#core/chat/conversation.ts';
import { longestMessage, type DisappearingDays } from '#core/chat/message.ts';
import type { ContactKind } from '#core/content/contact-pattern.ts';
import type { Ago } from '#core/figures/ago.ts';
import { grouped } from '#core/figures/counts.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import type { PictureRefusal } from '#core/media/picture-problem.ts';
import { largestPictureBytes, mostMegapixels } from '#core/media/post-pictures.ts';
import type { ReportReason } from '#core/moderation/report.ts';
import { leftBehindName } from '#core/personas/author.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { ScamKind } from '#core/scams/scam-signs.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';

export const words = {
  title: 'Messages',
  description: 'Your conversations with other members.',
  guest: 'Your messages are here.',
  guestBecause: 'Log in to write to other members under your made-up name. You can read the rest of the site without an account.',
  nameFirst: {
    title: 'Choose a name first',
    because: 'Here you write under a made-up name, so that nobody sees who you are.',
    press: 'Choose a name',
    away: 'Your made-up name is not ready in this browser.',
    toName: 'Go to your made-up name',
  },
  authorName: (name: string) => (name === leftBehindName ? 'Absent member' : name),
  nobody: 'Absent member',
  newMessage: 'New message',
  list: {
    requests: 'Requests',
    conversations: 'Conversations',
    none: 'No messages yet.',
    noneBecause: 'Write to someone whose made-up name you know, or choose “Send a message” in the menu of a post or comment.',
    last: (name: string, text: string) => `${name}: ${text}`,
    you: 'You',
    unread: (count: number) => ` unread ${count === 1 ? 'message' : 'messages'}`,
    muted: 'Muted',
    as: (persona: string) => `as ${persona}`,
    picture: 'Photo',
    empty: 'No message yet',
    choose: 'Choose a conversation, or start a new one.',
    since: ({ unit, count }: Ago, day: string): string => {
      if (unit === 'now') return 'now';
      if (unit === 'm' || unit === 'h') return `${count}${unit}`;
      return unit === 'd' ? weekday(day).slice(0, 3) : `${count} ${unit}`;
    },
    today: 'today',
  },
  talk: {
    label: (name: string) => `Conversation with ${name}`,
    back: 'Back to all messages',
    more: 'More about this conversation',
    log: 'Messages',
    scroll: 'Messages, the newest last',
    people: (count: number) => counted(count, 'person', 'people'),
    under: { ANONYMOUS: 'anonymous', DESIGNATION: 'shown by job title' } satisfies Record<ProfileType, string>,
    verified: 'job or college confirmed',
    gone: 'This member is no longer here.',
    left: (name: string) => `${name} has left this conversation.`,
    askAgain: 'Write to them again',
    hint: 'Neither of you can see who the other is. Do not share your employer’s name unless you want to.',
    unknown: 'You are not in this conversation',
    unknownBecause: 'This conversation may have ended, or it belongs to another account.',
    toAll: 'To all messages',
    older: 'Show older messages',
    olderFailed: 'Older messages could not be loaded.',
    newer: (count: number) => counted(count, 'new message', 'new messages'),
    toEnd: 'To the newest message',
    typing: (names: readonly string[]) => (names.length === 1 ? `${names[0]} is typing` : `${names.join(', ')} are typing`),
    day: ({ unit, count }: Ago, day: string): string => {
      if (unit === 'now') return 'Today';
      if (unit === 'd') return count === 1 ? 'Yesterday' : weekday(day);
      return daySaid(monthNames, day);
    },
  },
  menu: {
    mute: 'Mute',
    unmute: 'Unmute',
    disappearing: 'Disappearing messages',
    people: 'People',
    search: 'Search',
    // Promise F-25
    trust: (name: string) => `Allow links and photos from ${name}`,
    distrust: (name: string) => `Do not allow links and photos from ${name}`,
    block: (name: string) => `Block ${name}`,
    unblock: (name: string) => `Unblock ${name}`,
    leave: { direct: 'Delete conversation', group: 'Leave group' } satisfies Record<ConversationKind, string>,
    muted: 'Muted. We do not notify you of new messages here.',
    unmuted: 'Unmuted.',
  },
  line: {
    connecting: 'Connecting…',
    reconnecting: (tries: number, attempts: number) => `Reconnecting, try ${tries} of ${attempts}. Your messages will be sent after that.`,
    resting: 'No connection just now. Press “Try now” or open this page again to see new messages.',
    tryNow: 'Try now',
    why: 'What went wrong',
  },
  message: {
    sending: 'Sending',
    waiting: 'Waiting to send',
    refused: (reason: string) => `Not sent: ${reason}`,
    again: 'Try again',
    drop: 'Delete',
    sent: 'Sent',
    read: 'Read',
    deleted: 'This message was deleted.',
    flagged: 'This message was reported. A moderator will look at it.',
    takenDown: 'A moderator took this message down.',
    actions: (name: string) => `Menu for a message from ${name}`,
    ownActions: 'Actions for your message',
    by: (name: string) => `${name}:`,
    you: 'You:',
    /** Reveals the address behind link text. */
    leadsTo: (url: string) => ` (${url})`,
    // Promise F-25
    linksShut: (name: string) => `Links from ${name} do not open until you allow it.`,
    openLinks: (name: string) => `Allow links from ${name}`,
  },
  photo: {
    from: (name: string) => `Photo from ${name}`,
    own: 'Your photo',
    // Promise F-25
    shut: 'Photo, tap to show',
    comes: 'Loading photo',
    lost: 'The photo did not load. Tap to try again.',
  },
  scam: {
    signs: {
      fee: 'Asks for money before a job. Real employers never do.',
      'payment-id': 'Tells you where to pay. A real job never asks for money.',
      'off-platform': 'Wants to move to another app. Nobody can check who they are there.',
      other: 'Sounds like a job scam. Do not pay, and do not share papers.',
      secret: 'Asks for a code, a password or your papers. Do not share them here.',
    } satisfies Record<ScamKind, string>,
    careful: 'Be careful',
    report: 'Report',
    reported: 'Reported. A moderator will look at it.',
    fine: 'Hide this warning',
  },
  actions: {
    title: 'This message',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Copying did not work in this browser.',
    remove: 'Delete for everyone',
    report: 'Report',
    block: (name: string) => `Block ${name}`,
  },
  removing: { title: 'Delete this message?', lead: 'It will be deleted for everyone in the conversation.', yes: 'Delete', done: 'Deleted.' },
  blocking: {
    title: (name: string) => `Block ${name}?`,
    lead: {
      // Promise F-40
      ANONYMOUS: 'You will not get their messages any more. They will not know.',
      // Promise F-16, F-40
      DESIGNATION:
        'You will not get their messages in this conversation any more. They will not know. They can still write to you from another post. If we blocked them there too, it would show which posts are by the same person.',
    } satisfies Record<ProfileType, string>,
    yes: 'Block',
    done: (name: string) => `${name} is blocked.`,
    undone: (name: string) => `${name} can write to you again.`,
    isBlocked: (name: string) => `You blocked ${name}.`,
  },
  leaving: {
    title: { direct: 'Delete this conversation?', group: 'Leave this group?' } satisfies Record<ConversationKind, string>,
    lead: {
      direct: 'It disappears from your list. The other person still has the messages, and sees that you left.',
      group: 'You will get no more messages from this group. What you wrote stays there.',
    } satisfies Record<ConversationKind, string>,
    yes: { direct: 'Delete', group: 'Leave' } satisfies Record<ConversationKind, string>,
  },
  reporting: {
    title: 'Report this message',
    // Promise F-25
    lead: 'A moderator will see this message. The sender will not know who reported it.',
    reason: 'What is wrong with it?',
    reasons: {
      harassment: 'Insults or harasses me',
      hate: 'Against people for their caste, faith, gender or origin',
      threat: 'Threatens someone',
      'personal-details': 'Shows who someone is',
      sexual: 'Sexual content',
      scam: 'A scam, such as money asked for a job',
      spam: 'An ad or spam',
      false: 'It is not true',
      'off-topic': 'Off topic',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    choose: 'Choose what fits best.',
    note: 'Anything a moderator should know',
    send: 'Report',
    done: 'Thank you. A moderator will look at it.',
  },
  request: {
    direct: (name: string) => `${name} wants to write to you`,
    group: (name: string) => `You are invited to join ${name}`,
    invited: 'You are invited',
    inIt: (names: readonly string[]) => `In the group: ${names.join(', ')}`,
    // Promise F-40
    unseen: 'They cannot see that you read this.',
    groupUnseen: 'You will see messages sent after you join, not older ones.',
    accept: 'Accept',
    decline: 'Decline',
    block: 'Block',
    // Promise F-40
    asking: 'They have not answered yet. You can write more once they accept.',
  },
  write: {
    label: (name: string) => `Message to ${name}`,
    placeholder: 'Write a message',
    send: 'Send',
    addPhoto: 'Add a photo',
    photo: 'The photo to send',
    removePhoto: 'Remove the photo',
    photoUnderWay: (percent: number) => (percent === 0 ? 'Uploading' : `Uploading, ${percent}%`),
    photoThere: 'Ready to send. Location and camera details were removed.',
    photoAgain: 'Try again',
    photoProblems: {
      'too-large': `This photo is too large: ${wholeMegabytes(largestPictureBytes)} MB and ${mostMegapixels} megapixels at most.`,
      'too-often': 'You have sent many photos today. Try again tomorrow.',
      'not-a-picture': 'We cannot read this photo. Use JPEG, PNG or WebP.',
      failed: 'The photo could not be uploaded.',
    } satisfies Record<PictureRefusal, string>,
    left: (count: number) => counted(count, 'character left', 'characters left'),
    // Promise F-40
    contacts: (kinds: readonly ContactKind[]) =>
      `This looks like ${{ mail: 'an email address', phone: 'a phone number', profile: 'a link to your profile', id: 'an ID number' }[kinds[0] ?? 'phone']}. It can show who you are. You can still send it.`,
  },
  search: {
    label: 'Search in this conversation',
    press: 'Search',
    close: 'Close search',
    found: (count: number) => (count === 0 ? 'Nothing found.' : `${counted(count, 'message', 'messages')} found`),
  },
  disappearing: {
    title: 'Disappearing messages',
    lead: 'New messages are deleted by themselves, for everyone here.',
    days: (days: DisappearingDays) => (days === null ? 'Off' : `After ${counted(days, 'day', 'days')}`),
    save: 'Save',
    now: (days: number) => `Messages disappear after ${counted(days, 'day', 'days')}.`,
  },
  people: {
    title: 'People in this group',
    you: 'you',
    asked: 'invited',
    invite: 'Made-up names to invite',
    inviteHint: `One name in each line, ${mostAskedAtOnce} at most.`,
    send: 'Invite',
    done: 'Invited.',
  },
  start: {
    title: 'New message',
    kind: 'What to start',
    kinds: { direct: 'Write to one person', group: 'Make a group' } satisfies Record<ConversationKind, string>,
    to: 'To (made-up name)',
    toAuthor: { POST: 'To the author of this post', COMMENT: 'To the author of this comment' },
    text: 'Message',
    // Promise F-40
    first: 'You can send one message now. Once they accept it, you can write more.',
    as: 'Write as',
    personas: {
      ANONYMOUS: (name: string) => (name ? `${name}, anonymous` : 'Your made-up name'),
      DESIGNATION: (name: string) => (name ? `As ${name}` : 'Under your job'),
    } satisfies Record<ProfileType, (name: string) => string>,
    onlyPersona: {
      ANONYMOUS: (name: string) => `You write as ${name || 'your made-up name'}`,
      DESIGNATION: (name: string) => `You write as ${name || 'your job'}`,
    } satisfies Record<ProfileType, (name: string) => string>,
    nameComes: (name: string, by: string) => `You can write as ${name} by ${by}.`,
    name: 'Name of the group',
    names: 'Made-up names',
    send: { direct: 'Send', group: 'Make group' } satisfies Record<ConversationKind, string>,
    missing: {
      as: 'Choose the name you write under.',
      to: 'Enter a name.',
      text: 'Write a few words.',
      long: `At most ${grouped(longestMessage)} characters.`,
      name: `${shortestGroupName} to ${longestGroupName} characters.`,
      names: `Enter at least one name, ${mostAskedAtOnce} at most.`,
    },
  },
  reach: {
    title: 'Who can write to you',
    // Promise F-40
    strangers: 'Strangers may send me one first message',
    strangersAs: (persona: string) => `Strangers may send me one first message (${persona})`,
    saved: 'Saved.',
    blocked: 'Names you have blocked',
    unblock: 'Unblock',
  },
  problems: {
    ADDRESSEE_UNREACHABLE: 'You cannot write to this name. It may not exist, or does not take messages.',
    REQUEST_WAITING: 'They have not answered your first message yet.',
    REQUEST_UNANSWERED: 'Accept the request first.',
    WRITER_REQUIRED: 'First choose the name you want to write under.',
    GROUP_FULL: 'This group is full.',
    PICTURE_MISSING: 'The photo is not here any more. Choose it again.',
    MESSAGE_CHANGED: 'This message has changed. Look at it again.',
    TOO_MANY: 'This site is open in too many tabs. Close some, then try again.',
    NAME_BANNED: 'Your made-up name is banned.',
    BANNED: 'Your account is banned.',
    SILENCED: 'A moderator has paused your writing.',
    limited: 'You are sending too fast. Wait a moment.',
    offline: 'No connection. Try again when you are back online.',
    missing: 'This is no longer here.',
    'signed-out': 'Log in first.',
    forbidden: 'You may not do this.',
    invalid: 'This cannot be sent as it is. Change it and try again.',
    conflict: 'This has changed. Open the page again.',
    broken: 'That did not work. Try again.',
  },
};

export type ChatWords = typeof words;
export type ChatProblem = keyof typeof words.problems;
