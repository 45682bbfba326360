import { contentPath } from '../navigation/content-paths.ts';
import { overviewPath, screens } from '../navigation/screens.ts';
import type { ResourceType } from '../votes/vote.ts';

export const channels = ['panel', 'push', 'mail'] as const;
export type Channel = (typeof channels)[number];

export interface NotificationFacts {
  /** Name of the latest actor, alert, browser or change, if any. */
  readonly name?: string | undefined;
  readonly others: number;
  readonly thing: ResourceType;
  readonly reached: number;
}

export interface NotificationPlace {
  /** Subject and its page; for an alert, the URL of its jobs. */
  readonly thingId: string;
  readonly pageId: string;
  readonly page: ResourceType;
  /** Newest cause, if a comment. */
  readonly causeId: string;
  readonly thing: ResourceType;
}

/** Complete definition; a new entry is sent, listed, grouped and counted like the others. */
interface KindOfNotification {
  /** Causes are comments: names the newest and counts the others. */
  readonly isByComments: boolean;
  readonly channels: readonly Channel[];
  readonly url: (place: NotificationPlace) => string;
}

const talkOf = ({ pageId, page }: NotificationPlace): string => contentPath(page, pageId);

const thread = (place: NotificationPlace): string => `${talkOf(place)}?comment=${place.causeId}`;

/** Comments appear on the page of their post or question. */
const pageOf = (place: NotificationPlace): string =>
  place.thing === 'COMMENT' ? `${talkOf(place)}?comment=${place.thingId}` : contentPath(place.thing, place.thingId);

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

export const declared = (kind: NotificationKind): KindOfNotification => notificationKinds[kind];
