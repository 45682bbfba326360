import type { Language } from '#core/device/preferences.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import { mostDigestPosts, type Digest, type DigestAlert, type DigestPost, type WeeklyMailTopic } from '#core/digests/digest.ts';
import { jobPath } from '#core/jobs/job-paths.ts';
import type { Mail } from '#core/mail/mails.ts';
import { screens } from '#core/navigation/screens.ts';
import { saidIn } from '#words/words.ts';
import { escapedInMail, linkInMail, mailDocument } from '../mail/mail-markup.ts';

export interface DigestLetter {
  readonly to: string;
  readonly language: Language;
  readonly brand: string;
  readonly pagesUrl: string;
  /** Unsubscribe links per topic; the first ends the whole mail. */
  readonly leaveUrls: readonly (readonly [topic: WeeklyMailTopic, url: string])[];
  readonly name: string;
}

/** Links identify no reader, except those that unsubscribe. */
export function digestMail({ posts, unseen, alerts }: Digest, { to, language, brand, pagesUrl, leaveUrls, name }: DigestLetter): Mail {
  const { subject, lead, comments, unseen: waits, jobs, jobsSubject, why, leave } = saidIn('digestMail', language);
  const urlOf = ({ id }: DigestPost): string => `${pagesUrl}${screens.post.replace(':postId', id)}`;
  const besides = ({ community, commentsCount }: DigestPost): string =>
    [inLanguage(community, language), ...(commentsCount > 0 ? [comments(commentsCount)] : [])].join(' · ');
  const bell = `${pagesUrl}${screens.notifications}`;
  const items = posts.slice(0, mostDigestPosts);
  const said = leaveUrls.some(([topic]) => topic === 'weekly-digest') ? subject(brand) : jobsSubject(brand);
  const text = [
    ...(items.length > 0 ? [lead, ...items.map((post) => `${post.line}\n${besides(post)}\n${urlOf(post)}`)] : []),
    ...(alerts.length > 0 ? [jobs, ...alerts.map((alert) => alertText(alert, language, pagesUrl))] : []),
    ...(unseen > 0 ? [`${waits(unseen)}\n${bell}`] : []),
    why,
    ...leaveUrls.map(([topic, url]) => `${leave[topic]}:\n${url}`),
  ].join('\n\n');
  const list = items.map((post) => `<li style="margin:0 0 1rem">${linkInMail(urlOf(post), post.line)}<br><small>${escapedInMail(besides(post))}</small></li>`);
  const leaving = leaveUrls.map(([topic, url]) => `<br>${linkInMail(url, leave[topic])}`).join('');
  const body = [
    ...(items.length > 0 ? [`<p>${escapedInMail(lead)}</p>`, `<ol style="padding-left:1.5rem">${list.join('')}</ol>`] : []),
    ...(alerts.length > 0 ? [`<p>${escapedInMail(jobs)}</p>`, ...alerts.map((alert) => alertMarkup(alert, language, pagesUrl))] : []),
    ...(unseen > 0 ? [`<p>${linkInMail(bell, waits(unseen))}</p>`] : []),
    `<p><small>${escapedInMail(why)}${leaving}</small></p>`,
  ].join('\n');
  const leaveUrl = leaveUrls[0]?.[1];
  return { to, subject: said, text: `${text}\n`, html: mailDocument(language, said, body), name, ...(leaveUrl !== undefined && { leaveUrl }) };
}

const alertText = ({ alert, url, jobs }: DigestAlert, language: Language, pagesUrl: string): string =>
  [
    `${saidIn('jobs', language).alertName(alert)}\n${pagesUrl}${url}`,
    ...jobs.map(({ jobId, title, company }) => `${title} · ${company}\n${pagesUrl}${jobPath(jobId)}`),
  ].join('\n\n');

function alertMarkup({ alert, url, jobs }: DigestAlert, language: Language, pagesUrl: string): string {
  const items = jobs.map(
    ({ jobId, title, company }) => `<li>${linkInMail(`${pagesUrl}${jobPath(jobId)}`, title)}<br><small>${escapedInMail(company)}</small></li>`,
  );
  return `<p>${linkInMail(`${pagesUrl}${url}`, saidIn('jobs', language).alertName(alert))}</p>\n<ul style="padding-left:1.5rem">${items.join('')}</ul>`;
}
