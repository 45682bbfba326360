import type { Language } from '#core/device/preferences.ts';

const inMarkup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A foreign text, escaped so that it stays a text in a mail (XSS). */
export const escapedInMail = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => inMarkup[letter] ?? '');

/** A link in a mail. It opens what it shows, and says nothing of who follows it. */
export const linkInMail = (url: string, text: string): string => `<a href="${escapedInMail(url)}" style="color:#1a56b0">${escapedInMail(text)}</a>`;

/** A whole mail as markup. It has no picture and fetches nothing, so that nobody learns that it was opened. */
export const mailDocument = (language: Language, subject: string, body: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapedInMail(subject)}</title></head>
<body style="margin:0 auto;max-width:36rem;padding:1rem;font:16px/1.5 sans-serif">${body}</body></html>
`;
