import { fieldsIn } from '../device/kept-value.ts';

/** A message of a page to the native app around it. openapi/native-bridge.asyncapi.yaml lists them for anyone who writes the app. */
export type AppMessage =
  /** The app opens the sheet of the device by which a link is passed on. */
  | { readonly type: 'share'; readonly title: string; readonly path: string }
  /** Whether pulling the page down may load it again. It is the first message of each page. */
  | { readonly type: 'pullToRefresh'; readonly isAllowed: boolean }
  /** The app asks by the sheet of its store for a rating, at a moment of its choice. */
  | { readonly type: 'setAppRatingTimer' }
  /** A page was opened over the one before it. */
  | { readonly type: 'pushNewPageInStack'; readonly path: string; readonly title: string }
  /** There is no page of this document to go back to: it is the turn of the app. */
  | { readonly type: 'goBackInPageStack' }
  /** The app asks for the permission of notifications, or opens the settings of the device where the member has to allow them. */
  | { readonly type: 'initNotifications'; readonly openSettings: boolean }
  /** The member is signed out, and nothing of theirs is in the webview. */
  | { readonly type: 'signOut' }
  /** The app opens its login, which leads back to this URL. */
  | { readonly type: 'openLogin'; readonly redirectUrl: string };

/** What an app says of the permission of notifications. */
export const nativePermissions = ['granted', 'denied', 'provisional', 'default'] as const;
export type NativePermission = (typeof nativePermissions)[number];

/** A message of the native app to the page. */
export type PageMessage =
  /** What the device allows of notifications, and the subscription of the app (web push), as JSON. */
  | { readonly type: 'notificationPermission'; readonly permission: NativePermission; readonly token?: string }
  /** The member has logged in: the cookies of the webview know them. */
  | { readonly type: 'loggedIn' }
  /** The button of the device that leads back. */
  | { readonly type: 'back' }
  /** The member has pulled the page down. */
  | { readonly type: 'refresh' };

/** The longest path and title in a message, in characters. */
export const longestMessagePath = 2_048;
export const longestMessageTitle = 300;

type Check = (value: unknown) => boolean;
type Checks<Message extends { readonly type: string }> = {
  readonly [Type in Message['type']]: { readonly [Field in Exclude<keyof Extract<Message, { readonly type: Type }>, 'type'>]-?: Check };
};

const matches =
  (pattern: RegExp, longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest && pattern.test(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isTitle = matches(/^\P{Cc}+$/u, longestMessageTitle);
/** A path of this origin, as browsers spell it: two slashes, or a backslash, would lead elsewhere. */
const isPath = matches(/^\/(?!\/)[!-[\]-~]*$/, longestMessagePath);
const isToken = matches(/^[!-~]{16,}$/, 4_096);

const ofPage: Checks<AppMessage> = {
  share: { title: isTitle, path: isPath },
  pullToRefresh: { isAllowed: isFlag },
  setAppRatingTimer: {},
  pushNewPageInStack: { path: isPath, title: isTitle },
  goBackInPageStack: {},
  initNotifications: { openSettings: isFlag },
  signOut: {},
  openLogin: { redirectUrl: isPath },
};

const ofApp: Checks<PageMessage> = {
  notificationPermission: {
    permission: (value) => nativePermissions.some((known) => known === value),
    token: (value) => value === undefined || isToken(value),
  },
  loggedIn: {},
  back: {},
  refresh: {},
};

export const appMessageTypes: readonly string[] = Object.keys(ofPage);
export const pageMessageTypes: readonly string[] = Object.keys(ofApp);

/** Whether a page may say that to the app. */
export const isAppMessage = (value: unknown): value is AppMessage => isOneOf(ofPage, value);

/** Whether that is a message of the app: a kind, a field or a value that is not known makes it none. */
export const isPageMessage = (value: unknown): value is PageMessage => isOneOf(ofApp, value);

function isOneOf(all: Readonly<Record<string, Readonly<Record<string, Check>>>>, value: unknown): boolean {
  const { type, ...fields } = fieldsIn(value);
  const checks = typeof type === 'string' && Object.hasOwn(all, type) ? all[type] : undefined;
  if (!checks || Object.keys(fields).some((name) => !Object.hasOwn(checks, name))) return false;
  return Object.entries(checks).every(([name, isRight]) => isRight(fields[name]));
}

/** A title as a message takes it: on one line, and not longer than it may be. */
export const messageTitle = (title: string): string =>
  title
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longestMessageTitle)
    .trim()
    .toWellFormed();
