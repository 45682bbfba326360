import { nameKey } from '../companies/name-key.ts';

/** An address that can be mailed to, split where it matters. */
export interface MailAddress {
  readonly address: string;
  readonly domain: string;
}

const shape = /^[a-z0-9!#$%&'*/=?^_`{|}~.+-]{1,64}@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24})$/;

/** One and the same mailbox has one address: in small letters, without what follows a plus, and at Google without points. Nothing, when it is no address. */
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
    'mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com sharklasers.com trashmail.com dispostable.com getnada.com maildrop.cc'
  ).split(' '),
);

/** Whether anyone can have an address there, so that it verifies nothing about where one works. */
export const isFreeMail = (domain: string): boolean => [...parentsOf(domain)].some((parent) => freeDomains.has(parent));

/** Whether a domain is one of those, or lies below one. */
export const fitsDomains = (domain: string, domains: readonly string[]): boolean => {
  const parents = new Set(parentsOf(domain));
  return domains.some((known) => parents.has(known.toLowerCase()));
};

const academic = /(^|\.)(ac|edu)\.in$/;
const emptyWords = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'college', 'university', 'institute', 'school']);

/** Whether a domain belongs to a college by its own name: academic by its ending, and called like it. */
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

/** The registered domain of a college that a domain lies below, by its academic ending: nobody else is given one. */
export const academicDomainIn = (domain: string): string | undefined => /(?:^|\.)([^.]+\.(?:ac|edu)\.in)$/.exec(domain)?.[1];

/** Text before the company's own name in the host of its website. */
const beforeName = ['www', 'career', 'careers', 'jobs', 'about', 'corp', 'in'];

/** The domain of a website's URL, without what is before the company's own name. */
export function domainOfWebsite(website: string): string | undefined {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(website)?.[1]?.toLowerCase();
  const before = beforeName.find((word) => host?.startsWith(`${word}.`));
  return before === undefined ? host : host?.slice(before.length + 1);
}

/** The hosts of a website by which a company is known by this domain. */
export const websiteHostsOf = (domain: string): string[] => [domain, ...beforeName.map((word) => `${word}.${domain}`)];

/** A domain, and each that it lies below. */
export function* parentsOf(domain: string): Generator<string, void> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from++) yield labels.slice(from).join('.');
}

/** The longest mail address (RFC 5321). */
export const longestMailAddress = 254;
