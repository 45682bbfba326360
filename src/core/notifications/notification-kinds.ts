import type { Language } from '../device/preferences.ts';
import { contentPath, overviewPath, screens } from '../navigation/screens.ts';
import type { ResourceType } from '../votes/vote.ts';
import { changeSaid, deviceSaid } from './account-notices.ts';

/** The ways in which a member is notified. */
export const channels = ['panel', 'push', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** Facts that the sentence of a notification is made of. */
export interface NotificationFacts {
  /** The name of who did it last, of an alert, of a browser or of a change; nothing where nothing is named. */
  readonly name?: string | undefined;
  /** How many others did it, too. */
  readonly others: number;
  /** The kind of the thing it is about. */
  readonly thing: ResourceType;
  /** The milestone of a count. */
  readonly reached: number;
}

/** Facts that the URL of a notification is made of. */
export interface NotificationPlace {
  /** The thing it is about, and the page on which that is there; of an alert the URL of its jobs. */
  readonly thingId: string;
  readonly pageId: string;
  /** The kind of that page. */
  readonly page: ResourceType;
  /** The newest cause, where that is a comment. */
  readonly causeId: string;
  readonly thing: ResourceType;
}

/** One kind of notification: all that a notification of it needs. A kind that is here is sent, listed, grouped and counted like all others. */
interface KindOfNotification {
  /** Whether its causes are comments, of which the newest one is named and the others are counted. */
  readonly isByComments: boolean;
  /** The channels on which it may be sent. */
  readonly channels: readonly Channel[];
  readonly url: (place: NotificationPlace) => string;
  readonly title: Readonly<Record<Language, (facts: NotificationFacts) => string>>;
}

/** The things by their kinds, as each language says them after “your”. */
const things: Readonly<Record<Language, Readonly<Record<ResourceType, string>>>> = {
  en: {
    POST: 'post',
    COMMENT: 'comment',
    ANSWER: 'answer',
    REVIEW: 'review',
    INTERVIEW: 'interview',
    PHOTOS: 'photos',
    QUESTION: 'question',
    BENEFITS: 'note on benefits',
    MESSAGE: 'message',
  },
  hi: {
    POST: 'पोस्ट',
    COMMENT: 'टिप्पणी',
    ANSWER: 'जवाब',
    REVIEW: 'समीक्षा',
    INTERVIEW: 'इंटरव्यू',
    PHOTOS: 'फ़ोटो',
    QUESTION: 'सवाल',
    BENEFITS: 'सुविधाओं की बात',
    MESSAGE: 'संदेश',
  },
};

const byEn = ({ name, others }: NotificationFacts): string => {
  const first = name ?? 'Someone';
  if (others === 0) return first;
  return `${first} and ${others === 1 ? '1 other' : `${others} others`}`;
};

const byHi = ({ name, others }: NotificationFacts): string => {
  const first = name ?? 'किसी';
  return others === 0 ? `${first} ने` : `${first} और ${others} अन्य ने`;
};

const newsEn = ({ name, others }: NotificationFacts): string =>
  `${name ?? 'A company you follow'} has ${others === 0 ? 'news' : `${others + 1} pieces of news`}`;

const newsHi = ({ name, others }: NotificationFacts): string =>
  `${name ?? 'जिसे आप फ़ॉलो करते हैं उस कंपनी'} की ${others === 0 ? 'एक नई ख़बर' : `${others + 1} नई ख़बरें`}`;

const talkOf = ({ pageId, page }: NotificationPlace): string => contentPath(page, pageId);

const thread = (place: NotificationPlace): string => `${talkOf(place)}?comment=${place.causeId}`;

/** The page of what members wrote. A comment is shown below its post or question. */
const pageOf = (place: NotificationPlace): string =>
  place.thing === 'COMMENT' ? `${talkOf(place)}?comment=${place.thingId}` : contentPath(place.thing, place.thingId);

/** Every kind of notification. */
export const notificationKinds = {
  answer: {
    isByComments: true,
    channels: ['panel', 'push', 'mail'],
    url: thread,
    title: { en: (facts) => `${byEn(facts)} answered your post`, hi: (facts) => `${byHi(facts)} आपकी पोस्ट पर जवाब दिया` },
  },
  wantedAnswer: {
    isByComments: true,
    channels: ['panel', 'push', 'mail'],
    url: thread,
    title: {
      en: (facts) => `${byEn(facts)} answered a question you are waiting on`,
      hi: (facts) => `${byHi(facts)} उस सवाल का जवाब दिया जिसका आप इंतज़ार कर रहे थे`,
    },
  },
  reply: {
    isByComments: true,
    channels: ['panel', 'push', 'mail'],
    url: thread,
    title: { en: (facts) => `${byEn(facts)} replied to your comment`, hi: (facts) => `${byHi(facts)} आपकी टिप्पणी का जवाब दिया` },
  },
  mention: {
    isByComments: true,
    channels: ['panel', 'push', 'mail'],
    url: thread,
    title: { en: (facts) => `${byEn(facts)} mentioned you`, hi: (facts) => `${byHi(facts)} आपका ज़िक्र किया` },
  },
  votes: {
    isByComments: false,
    channels: ['panel'],
    url: pageOf,
    title: {
      en: ({ reached, thing }) => `${reached} people liked your ${things.en[thing]}`,
      hi: ({ reached, thing }) => `${reached} लोगों को आपकी ${things.hi[thing]} पसंद आई`,
    },
  },
  decision: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: () => screens.ownPosts,
    title: { en: ({ thing }) => `Moderators decided about your ${things.en[thing]}`, hi: ({ thing }) => `मॉडरेटर ने आपकी ${things.hi[thing]} पर फ़ैसला किया` },
  },
  report: {
    isByComments: false,
    channels: ['panel'],
    url: () => screens.ownPosts,
    title: {
      en: ({ thing }) => `There is a decision on the ${things.en[thing]} you reported`,
      hi: ({ thing }) => `आपने जो ${things.hi[thing]} रिपोर्ट की थी, उस पर फ़ैसला हो गया`,
    },
  },
  companyNews: {
    isByComments: false,
    channels: ['panel'],
    url: ({ pageId }) => overviewPath(pageId),
    title: { en: newsEn, hi: newsHi },
  },
  jobAlert: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: ({ pageId }) => pageId,
    title: {
      en: ({ name, others }) => `${others === 0 ? '1 new job' : `${others + 1} new jobs`} for ${name ?? 'your alert'}`,
      hi: ({ name, others }) => `${name ?? 'आपके अलर्ट'} के लिए ${others === 0 ? '1 नई नौकरी' : `${others + 1} नई नौकरियाँ`}`,
    },
  },
  pollOver: {
    isByComments: false,
    channels: ['panel', 'push'],
    url: pageOf,
    title: { en: () => 'A poll you voted in is over. See the result', hi: () => 'जिस पोल में आपने वोट दिया था, वह पूरा हुआ। नतीजा देखें' },
  },
  signIn: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: () => screens.session,
    title: {
      en: ({ name }) => `New login on ${deviceSaid(name, 'en')}. Not you? Log it out`,
      hi: ({ name }) => `${deviceSaid(name, 'hi')} पर नया लॉग इन। आप नहीं थे? उसे लॉग आउट करें`,
    },
  },
  loginChange: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: () => screens.session,
    title: { en: ({ name }) => changeSaid(name, 'en'), hi: ({ name }) => changeSaid(name, 'hi') },
  },
} as const satisfies Readonly<Record<string, KindOfNotification>>;

export type NotificationKind = keyof typeof notificationKinds;

/** What a kind declares, whichever it is. */
export const declared = (kind: NotificationKind): KindOfNotification => notificationKinds[kind];
