import type { NativeApp } from './native-app.ts';

/** Prefers the appBuildNumber cookie, since an updated webview may send an old user agent. */
export function withBuildOf(app: NativeApp, cookies: string): NativeApp {
  const build = /(?:^|; )appBuildNumber=([\w.-]{1,32})(?:;|$)/.exec(cookies)?.[1];
  return build === undefined ? app : { ...app, build };
}
