import type { ClientSystem } from '../device/client-system.ts';

/** The native app that shows the pages in a webview. */
export interface NativeApp {
  readonly system: Extract<ClientSystem, 'AB_IOS' | 'AB_ANDROID'>;
  readonly version: string;
  readonly build: string;
}

const token = /(?:^| )DaftarApp\/(\d[\w.-]{0,31}) \((ios|android); ([\w.-]{1,32})\)(?: |$)/;

/** The app by the token of its user agent, such as `DaftarApp/3.2.0 (android; 412)`. The token is the same whatever a host calls the product. It proves nothing: anyone who fakes it is shown the pages as an app would show them. */
export function nativeAppIn(userAgent: string): NativeApp | undefined {
  const [, version, platform, build] = token.exec(userAgent) ?? [];
  return version && build ? { system: platform === 'ios' ? 'AB_IOS' : 'AB_ANDROID', version, build } : undefined;
}
