import type { Language } from '#core/device/preferences.ts';
import { digestDays, mostDigestPosts, type Digest, type DigestPost } from '#core/digests/digest.ts';
import type { Mail } from '#core/mail/mails.ts';
import { screens } from '#core/navigation/screens.ts';
import { escapedInMail, linkInMail, mailDocument } from '../mail/mail-markup.ts';

interface DigestWords {
  readonly subject: (brand: string) => string;
  readonly lead: string;
  readonly comments: (count: number) => string;
  readonly unseen: (count: number) => string;
  readonly why: string;
  readonly leave: string;
}

/** The sentences of the weekly mail. They name the member by no name, and say nothing of what the member wrote. */
const words: Readonly<Record<Language, DigestWords>> = {
  en: {
    subject: (brand) => `Your week at ${brand}`,
    lead: `Talked about most in the last ${digestDays} days:`,
    comments: (count) => (count === 1 ? '1 comment' : `${count} comments`),
    unseen: (count) => (count === 1 ? '1 notification waits for you.' : `${count} notifications wait for you.`),
    why: 'You get this mail once a week because you asked for it in your settings.',
    leave: 'Send me no more of these',
  },
  hi: {
    subject: (brand) => `${brand} पर आपका हफ़्ता`,
    lead: `पिछले ${digestDays} दिनों में सबसे ज़्यादा चर्चा इन पर हुई:`,
    comments: (count) => (count === 1 ? '1 टिप्पणी' : `${count} टिप्पणियाँ`),
    unseen: (count) => (count === 1 ? '1 सूचना आपका इंतज़ार कर रही है।' : `${count} सूचनाएँ आपका इंतज़ार कर रही हैं।`),
    why: 'यह मेल हफ़्ते में एक बार आती है, क्योंकि आपने इसे अपनी सेटिंग्स में चुना है।',
    leave: 'मुझे ये मेल और न भेजें',
  },
};

/** A digest on its way: to which address, in which language, and where its links lead. */
export interface DigestLetter {
  readonly to: string;
  readonly language: Language;
  readonly brand: string;
  readonly pagesUrl: string;
  readonly leaveUrl: string;
  readonly name: string;
}

/** The mail of a digest, as text and as markup. Its links say where they lead and nothing of who follows them, but for the one that leaves. */
export function digestMail({ posts, unseen }: Digest, { to, language, brand, pagesUrl, leaveUrl, name }: DigestLetter): Mail {
  const { subject, lead, comments, unseen: waits, why, leave } = words[language];
  const urlOf = ({ id }: DigestPost): string => `${pagesUrl}${screens.post.replace(':postId', id)}`;
  const besides = ({ community, commentsCount }: DigestPost): string =>
    [community[language], ...(commentsCount > 0 ? [comments(commentsCount)] : [])].join(' · ');
  const bell = `${pagesUrl}${screens.notifications}`;
  const items = posts.slice(0, mostDigestPosts);
  const text = [
    ...(items.length > 0 ? [lead, ...items.map((post) => `${post.line}\n${besides(post)}\n${urlOf(post)}`)] : []),
    ...(unseen > 0 ? [`${waits(unseen)}\n${bell}`] : []),
    why,
    `${leave}:\n${leaveUrl}`,
  ].join('\n\n');
  const list = items.map((post) => `<li style="margin:0 0 1rem">${linkInMail(urlOf(post), post.line)}<br><small>${escapedInMail(besides(post))}</small></li>`);
  const body = [
    ...(items.length > 0 ? [`<p>${escapedInMail(lead)}</p>`, `<ol style="padding-left:1.5rem">${list.join('')}</ol>`] : []),
    ...(unseen > 0 ? [`<p>${linkInMail(bell, waits(unseen))}</p>`] : []),
    `<p><small>${escapedInMail(why)}<br>${linkInMail(leaveUrl, leave)}</small></p>`,
  ].join('\n');
  return { to, subject: subject(brand), text: `${text}\n`, html: mailDocument(language, subject(brand), body), leaveUrl, name };
}
