import { contentPath } from '../navigation/content-paths.ts';
import { overviewPath, screens } from '../navigation/screens.ts';
import type { ResourceType } from '../votes/vote.ts';

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
}

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
  },
  wantedAnswer: {
    isByComments: true,
    channels: ['panel', 'push', 'mail'],
    url: thread,
  },
  reply: {
    isByComments: true,
    channels: ['panel', 'push', 'mail'],
    url: thread,
  },
  mention: {
    isByComments: true,
    channels: ['panel', 'push', 'mail'],
    url: thread,
  },
  votes: {
    isByComments: false,
    channels: ['panel'],
    url: pageOf,
  },
  decision: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: () => screens.ownPosts,
  },
  report: {
    isByComments: false,
    channels: ['panel'],
    url: () => screens.ownPosts,
  },
  companyNews: {
    isByComments: false,
    channels: ['panel'],
    url: ({ pageId }) => overviewPath(pageId),
  },
  jobAlert: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: ({ pageId }) => pageId,
  },
  pollOver: {
    isByComments: false,
    channels: ['panel', 'push'],
    url: pageOf,
  },
  signIn: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: () => screens.session,
  },
  loginChange: {
    isByComments: false,
    channels: ['panel', 'push', 'mail'],
    url: () => screens.session,
  },
} as const satisfies Readonly<Record<string, KindOfNotification>>;

export type NotificationKind = keyof typeof notificationKinds;

/** What a kind declares, whichever it is. */
export const declared = (kind: NotificationKind): KindOfNotification => notificationKinds[kind];
