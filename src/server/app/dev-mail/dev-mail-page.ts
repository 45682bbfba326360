import { minuteMs } from '#core/figures/durations.ts';
import type { DeliveredMail } from '#server/adapters/mail/memory-mails.ts';
import { saidIn } from '#words/words.ts';
import { escaped, ownDocument, type OwnPage } from '../http/own-document.ts';

/** Content-Security-Policy of the page, which may show only itself. */
export const devMailPolicy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

export function devMailPage(mails: readonly DeliveredMail[], now: number, page: OwnPage): string {
  const words = saidIn('devMail', page.preference.language);
  const items = mails.map(
    ({ to, subject, text, sentAt }) =>
      `<li class="card stack g2"><h2>${escaped(subject)}</h2><p class="muted xs">${words.to} ${escaped(to)} · ${words.minutesAgo(Math.floor((now - sentAt) / minuteMs))}</p>${paragraphs(text)}</li>`,
  );
  return ownDocument(
    page,
    words.title,
    `<div class="stack g2"><p><span class="tag warn">${words.title}</span></p><h1>${words.heading}</h1><p class="muted">${words.because}</p></div>
${items.length > 0 ? `<ul class="stack g4">${items.join('')}</ul>` : `<p>${words.none}</p>`}
<p class="row"><a class="btn" href="/dev/mail">${words.reload}</a> <a class="btn quiet" href="/">${words.back}</a></p>`,
  );
}

/** Matches a link by path alone, so that it opens on this instance under any name. */
const ownLink = /^https?:\/\/[^/\s]+(\/(?:mail\/[a-z]+|p)\/[\w-]+|\/notifications)$/;

const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${linked(line)}</p>`)
    .join('');

function linked(line: string): string {
  const path = ownLink.exec(line)?.[1];
  return path === undefined ? escaped(line) : `<a href="${escaped(path)}">${escaped(line)}</a>`;
}
