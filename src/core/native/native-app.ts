import type { ClientSystem } from '../device/client-system.ts';

/** Native app around the pages. */
export interface NativeApp {
  readonly system: Extract<ClientSystem, 'AB_IOS' | 'AB_ANDROID'>;
  readonly version: string;
  readonly build: string;
}

const token = /(?:^| )DaftarApp\/(\d[\w.-]{0,31}) \((ios|android); ([\w.-]{1,32})\)(?: |$)/;

/** Reads `DaftarApp/3.2.0 (android; 412)`, the same under any host's name. Forgeable and trusted for nothing. */
export function nativeAppIn(userAgent: string): NativeApp | undefined {
  const [, version, platform, build] = token.exec(userAgent) ?? [];
  return version && build ? { system: platform === 'ios' ? 'AB_IOS' : 'AB_ANDROID', version, build } : undefined;
}
