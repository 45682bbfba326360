import type { NativeApp } from './native-app.ts';

/** The app with the build that the cookie appBuildNumber names, where it sets one: the webview of an update may still send the older user agent. */
export function withBuildOf(app: NativeApp, cookies: string): NativeApp {
  const build = /(?:^|; )appBuildNumber=([\w.-]{1,32})(?:;|$)/.exec(cookies)?.[1];
  return build === undefined ? app : { ...app, build };
}
