import type { FailureKind } from '../failure.ts';

/** An error that a person ran into: what, and where in the product. Never who, and never what they wrote. */
export interface ErrorReport {
  readonly error: { readonly name: string; readonly message: string; readonly stack?: string };
  readonly display: 'WEB' | 'APP';
  /** The screen by its name, never by its URL. */
  readonly screen?: string;
  /** The operation that failed, and how. */
  readonly operation?: string;
  readonly kind?: FailureKind;
  readonly status?: number;
  readonly requestId?: string;
}

/** The longest parts of a report, in letters; what is longer is cut. */
export const longestErrorName = 80;
export const longestErrorMessage = 500;
export const longestErrorStack = 4_000;

/** The report with everything cut that could point to a person: mail addresses, URLs, numbers, tokens, and what is too long. */
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

/** A text of a browser with everything cut that could point to a person, and what is too long. Null characters and halves of letters go too, for neither a wire nor a table takes them. */
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
