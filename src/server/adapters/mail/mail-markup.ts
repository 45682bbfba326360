import type { Language } from '#core/device/preferences.ts';

const inMarkup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapedInMail = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => inMarkup[letter] ?? '');

/** Link in a mail, without any trace of the reader. */
export const linkInMail = (url: string, text: string): string => `<a href="${escapedInMail(url)}" style="color:#1a56b0">${escapedInMail(text)}</a>`;

/** Mail markup without pictures or remote content, so that nobody learns it was opened. */
export const mailDocument = (language: Language, subject: string, body: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapedInMail(subject)}</title></head>
<body style="margin:0 auto;max-width:36rem;padding:1rem;font:16px/1.5 sans-serif">${body}</body></html>
`;
