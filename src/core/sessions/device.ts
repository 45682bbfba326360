export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other'] as const;
export const systems = ['Android', 'iOS', 'Linux', 'macOS', 'Windows', 'other'] as const;

/** Describes a browser too roughly to identify anyone. */
export interface Device {
  readonly browser: (typeof browsers)[number];
  readonly system: (typeof systems)[number];
}

/** Newest browsers first, since each also claims to be older ones. */
const browserMarks: readonly (readonly [mark: RegExp, browser: Device['browser']])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systemMarks: readonly (readonly [mark: RegExp, system: Device['system']])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b|\bCrOS\b/, 'Linux'],
];

/** Leaves out versions and models. */
export const deviceNamed = (userAgent: string): Device => ({
  browser: browserMarks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other',
  system: systemMarks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other',
});
