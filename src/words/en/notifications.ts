import { deviceIn, loginChangeIn, type LoginChange } from '#core/notifications/account-notices.ts';
import type { NotificationFacts, NotificationKind } from '#core/notifications/notification-kinds.ts';
import type { ResourceType } from '#core/votes/vote.ts';

/** Things by kind, as said after “your”. */
const things: Readonly<Record<ResourceType, string>> = {
  POST: 'post',
  COMMENT: 'comment',
  ANSWER: 'answer',
  REVIEW: 'review',
  INTERVIEW: 'interview',
  PHOTOS: 'photos',
  QUESTION: 'question',
  BENEFITS: 'note on benefits',
  MESSAGE: 'message',
  REPLY: 'company’s reply',
};

const changes: Readonly<Record<LoginChange, string>> = {
  passkeyAdded: 'A passkey was added to your account. Not you? Remove it',
  passkeyRemoved: 'A passkey of yours was removed. Not you? Log out everywhere else',
  codesMade: 'New recovery codes were made for your account. Not you? Log out everywhere else',
  codeUsed: 'A recovery code was used to log in. Not you? Log out everywhere else',
};

const by = ({ name, others }: NotificationFacts): string => {
  const first = name ?? 'Someone';
  if (others === 0) return first;
  return `${first} and ${others === 1 ? '1 other' : `${others} others`}`;
};

/** Names a browser, such as “Chrome, Android”. */
function device(noticed: string | undefined): string {
  const { browser = 'another browser', system } = deviceIn(noticed);
  return system === undefined ? browser : `${browser}, ${system === 'iOS' ? 'iPhone or iPad' : system === 'macOS' ? 'Mac' : system}`;
}

/** Titles of notifications by kind, and the word that opens one. */
export const words: Readonly<Record<NotificationKind, (facts: NotificationFacts) => string>> & { readonly open: string } = {
  open: 'Open',
  answer: (facts) => `${by(facts)} answered your post`,
  wantedAnswer: (facts) => `${by(facts)} answered a question you are waiting on`,
  reply: (facts) => `${by(facts)} replied to your comment`,
  mention: (facts) => `${by(facts)} mentioned you`,
  votes: ({ reached, thing }) => `${reached} people liked your ${things[thing]}`,
  decision: ({ thing }) => `Moderators decided about your ${things[thing]}`,
  report: ({ thing }) => `There is a decision on the ${things[thing]} you reported`,
  companyNews: ({ name, others }) => `${name ?? 'A company you follow'} has ${others === 0 ? 'news' : `${others + 1} pieces of news`}`,
  jobAlert: ({ name, others }) => `${others === 0 ? '1 new job' : `${others + 1} new jobs`} for ${name ?? 'your alert'}`,
  pollOver: () => 'A poll you voted in is over. See the result',
  signIn: ({ name }) => `New login on ${device(name)}. Not you? Log it out`,
  loginChange: ({ name }) => changes[loginChangeIn(name)],
};
