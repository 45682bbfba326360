import type { FailureKind } from '../failure.ts';

/** Error and its place in the product, never the person or their words. */
export interface ErrorReport {
  readonly error: { readonly name: string; readonly message: string; readonly stack?: string };
  readonly display: 'WEB' | 'APP';
  /** Screen name, never its URL. */
  readonly screen?: string;
  readonly operation?: string;
  readonly kind?: FailureKind;
  readonly status?: number;
  readonly requestId?: string;
}

export const longestErrorName = 80;
export const longestErrorMessage = 500;
export const longestErrorStack = 4_000;

/** Removes mail addresses, URLs, numbers, tokens and excess length. */
export function withoutMarkers(report: ErrorReport): ErrorReport {
  const { name, message, stack } = report.error;
  return {
    ...report,
    error: {
      name: textWithoutMarkers(name, longestErrorName),
      message: textWithoutMarkers(message, longestErrorMessage),
      ...(stack === undefined ? {} : { stack: textWithoutMarkers(stack, longestErrorStack) }),
    },
  };
}

/** Also removes null characters and lone surrogates, which neither wire nor table accepts. */
export const textWithoutMarkers = (text: string, most: number): string => stripped(text).slice(0, most).toWellFormed();

function stripped(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/[^\s@<>()"']{1,64}@[^\s@<>()"']{1,255}/g, '[mail]')
    .replace(/\bhttps?:\/\/[^\s)'"]+/g, (url) => /^https?:\/\/[^/?#]+(\/[^?#\s:]*)?/.exec(url)?.[0].replace(/^https?:\/\/[^/]+/, '') ?? '[address]')
    .replace(/(?<![\w/.])\/[^\s?#'"()<>]*[?#][^\s'"()<>]*/g, (path) => path.replace(/[?#].*?((?::\d+){0,2})$/, '$1'))
    .replace(/(?<![\w.])\/p\/[\w-]+/g, '/p/[id]')
    .replace(/[A-Za-z0-9_-]{24,}/g, '[token]')
    .replace(/\+?\d[\d\s-]{7,}\d/g, '[number]');
}
