import { fieldsIn } from '../device/kept-value.ts';

/** Message from page to native app, documented in openapi/native-bridge.asyncapi.yaml. */
export type AppMessage =
  | { readonly type: 'share'; readonly title: string; readonly path: string }
  /** Allows pulling to refresh. Always the first message of a page. */
  | { readonly type: 'pullToRefresh'; readonly isAllowed: boolean }
  | { readonly type: 'setAppRatingTimer' }
  | { readonly type: 'pushNewPageInStack'; readonly path: string; readonly title: string }
  /** No earlier page in this document, so the app handles Back. */
  | { readonly type: 'goBackInPageStack' }
  /** Requests notification permission, or opens device settings. */
  | { readonly type: 'initNotifications'; readonly openSettings: boolean }
  | { readonly type: 'signOut' }
  | { readonly type: 'openLogin'; readonly redirectUrl: string };

export const nativePermissions = ['granted', 'denied', 'provisional', 'default'] as const;
export type NativePermission = (typeof nativePermissions)[number];

export type PageMessage =
  /** Device permission, and the web push subscription as JSON. */
  | { readonly type: 'notificationPermission'; readonly permission: NativePermission; readonly token?: string }
  /** Webview cookies now identify the member. */
  | { readonly type: 'loggedIn' }
  | { readonly type: 'back' }
  | { readonly type: 'refresh' };

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
/** Same-origin path; double slashes or backslashes would lead elsewhere. */
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

export const isAppMessage = (value: unknown): value is AppMessage => isOneOf(ofPage, value);

/** Rejects any unknown kind, field or value. */
export const isPageMessage = (value: unknown): value is PageMessage => isOneOf(ofApp, value);

function isOneOf(all: Readonly<Record<string, Readonly<Record<string, Check>>>>, value: unknown): boolean {
  const { type, ...fields } = fieldsIn(value);
  const checks = typeof type === 'string' && Object.hasOwn(all, type) ? all[type] : undefined;
  if (!checks || Object.keys(fields).some((name) => !Object.hasOwn(checks, name))) return false;
  return Object.entries(checks).every(([name, isRight]) => isRight(fields[name]));
}

export const messageTitle = (title: string): string =>
  title
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longestMessageTitle)
    .trim()
    .toWellFormed();
