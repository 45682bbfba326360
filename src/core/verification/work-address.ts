import { nameKey } from '../companies/name-key.ts';

export interface MailAddress {
  readonly address: string;
  readonly domain: string;
}

const shape = /^[a-z0-9!#$%&'*/=?^_`{|}~.+-]{1,64}@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24})$/;

/** Normalises case, plus suffixes and Google's points, so each mailbox has one address. */
export function mailAddressIn(text: string): MailAddress | undefined {
  const small = text.normalize('NFKC').trim().toLowerCase();
  const domain = shape.exec(small)?.[1];
  const [local = ''] = small.split('@');
  const name = local.replace(/\+.*$/, '');
  if (domain === undefined || name === '') return undefined;
  return googleMail.has(domain) ? mailboxAt(name.replaceAll('.', ''), 'gmail.com') : mailboxAt(name, domain);
}

const googleMail = new Set(['gmail.com', 'googlemail.com']);

const mailboxAt = (name: string, domain: string): MailAddress | undefined => (name === '' ? undefined : { address: `${name}@${domain}`, domain });

const freeDomains = new Set(
  (
    'gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com hotmail.com hotmail.co.in outlook.com outlook.in live.com live.in msn.com ' +
    'rediffmail.com rediff.com indiatimes.com sify.com in.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me zohomail.com zohomail.in zoho.com gmx.com gmx.net ' +
    'gmx.de web.de mail.com email.com mail.ru yandex.com yandex.ru inbox.com hey.com fastmail.com tutanota.com tuta.io duck.com hushmail.com qq.com 163.com 126.com naver.com ' +
    'yahoo.fr yahoo.de yahoo.com.au yahoo.ca hotmail.co.uk hotmail.fr live.co.uk outlook.de outlook.fr aol.co.uk proton.ch zoho.eu 163.net foxmail.com rediffmailpro.com mailfence.com startmail.com cock.li posteo.de runbox.com ' +
    'mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com sharklasers.com trashmail.com dispostable.com getnada.com maildrop.cc'
  ).split(' '),
);

/** Detects domains open to anyone, which verify no workplace. */
export const isFreeMail = (domain: string): boolean => [...parentsOf(domain)].some((parent) => freeDomains.has(parent));

/** Endings and hosts under which anyone registers a name, opens a site or has a page. */
const sharedEnding = /^(?:[^.]+|(?:co|com|net|org|gov|edu|ac)\.[a-z]{2}|(?:firm|gen|ind|mil|nic|res)\.in)$/;
const sharedHosts = new Set(
  (
    'blogspot.com wixsite.com weebly.com wordpress.com netlify.app vercel.app webflow.io godaddysites.com business.site github.io web.app firebaseapp.com ' +
    'carrd.co pages.dev onrender.com herokuapp.com glitch.me sites.google.com google.com notion.site myshopify.com linkedin.com facebook.com instagram.com linktr.ee'
  ).split(' '),
);

/** Detects domains that speak for no company alone: free mail, public endings and hosts of many. */
export const isShared = (domain: string): boolean => isFreeMail(domain) || sharedEnding.test(domain) || sharedHosts.has(domain);

/** Accepts subdomains. */
export const fitsDomains = (domain: string, domains: readonly string[]): boolean => {
  const parents = new Set(parentsOf(domain));
  return domains.some((known) => parents.has(known.toLowerCase()));
};

const academic = /(^|\.)(ac|edu)\.in$/;
const emptyWords = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'college', 'university', 'institute', 'school']);

/** Requires an academic ending and a matching name. */
export function fitsCollege(domain: string, collegeName: string): boolean {
  if (!academic.test(domain)) return false;
  const labels = domain.replace(/\.(ac|edu)\.in$/, '').split('.');
  const all = nameKey(collegeName).match(/[a-z]+/g) ?? [];
  const telling = all.filter((word) => !['of', 'the', 'and', 'for', 'in', 'at'].includes(word));
  const initials = telling.map((word) => word[0]).join('');
  const long = telling.filter((word) => word.length >= 4 && !emptyWords.has(word));
  return labels.some((label) => {
    const plain = label.replaceAll('-', '');
    return (plain.length >= 2 && (plain === initials || all.join('') === plain)) || long.some((word) => plain.includes(word));
  });
}

/** Registered college domain by its academic ending, which only colleges receive. */
export const academicDomainIn = (domain: string): string | undefined => /(?:^|\.)([^.]+\.(?:ac|edu)\.in)$/.exec(domain)?.[1];

const beforeName = ['www', 'career', 'careers', 'jobs', 'about', 'corp', 'in'];

export function domainOfWebsite(website: string): string | undefined {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(website)?.[1]?.toLowerCase();
  const before = beforeName.find((word) => host?.startsWith(`${word}.`));
  return before === undefined ? host : host?.slice(before.length + 1);
}

export const websiteHostsOf = (domain: string): string[] => [domain, ...beforeName.map((word) => `${word}.${domain}`)];

/** Includes the domain itself. */
export function* parentsOf(domain: string): Generator<string, void> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from++) yield labels.slice(from).join('.');
}

/** Longest mail address (RFC 5321). */
export const longestMailAddress = 254;
