import { readAsMeant } from './contact-spelling.ts';
import { phoneRules } from './phone-pattern.ts';
import { placesByRules, type PlaceRule } from './place-rule.ts';

export type ContactKind = 'mail' | 'phone' | 'profile' | 'id';

const at = String.raw`\s{0,2}(?:@|\bat\b)\s{0,2}`;
const dot = String.raw`\s{0,2}(?:\.|\bdot\b)\s{0,2}`;
const ownWord = 'gmail|googlemail|yahoo|ymail|rediffmail|outlook|hotmail|icloud|protonmail|zohomail';
const freeMail = `(?:${ownWord}|live|proton|zoho|aol|mail)`;

/** Free mail providers, plain or disguised as in “name at gmail dot com”. */
const mail = new RegExp(String.raw`[\w.+\u0900-\u097f-]{1,64}(?:\s{0,2}@\s{0,2}${freeMail}|${at}(?:${ownWord}))${dot}(?:com|in|co|me|org|net)\b`, 'gi');
/** Mail address without its signs, as in “name gmail com”. */
const bareMail = /[\w.+-]{2,64}(?:\s{1,2}(?:gmail|googlemail|yahoo|ymail|rediffmail|hotmail|protonmail)\s{1,2}com|(?:@|\s@\s)(?:gmail|rediffmail|hotmail))\b/gi;
const mailInOneWord = new RegExp(String.raw`\w{2,64}at${freeMail}dot(?:com|in)\b`, 'gi');
/** Personal work address; office addresses such as hr@ are public. */
const workMail =
  /(?<![\w.+-])(?!(?:hr|jobs?|careers?|info|support|help|contact|grievance|admin|payroll|office|noreply|no-reply|sales|feedback|ethics|posh|bit\.ly)@)[\w+-][\w.+-]{1,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.[a-z]{2,24}\b/gi;
/** Address with blanks around its sign, whose name is not a word. */
const apartMail = /(?<![\w.+-])(?=[a-z+-]{1,40}[._\d])[\w.+-]{3,64}\s@\s[\w-]{2,63}(?:\.[\w-]{1,63}){0,3}\.[a-z]{2,24}\b/gi;

const channel = /\b(?:t|telegram|wa|instagram|linkedin|facebook|fb|twitter|x|snapchat|discord)\.(?:me|com|gg)\/[\w@/.+-]{3}/gi;
const page =
  /\b(?:github|gitlab|bitbucket|medium|behance|reddit|quora|leetcode|hackerrank|youtube)\.com\/(?!(?:facebook|google|microsoft|apache|kubernetes|angular|vuejs|features|topics|problems?|explore|watch|r|questions?)\b)[\w@/.+-]{3}|(?<![\w/])u\/(?!sec|rule|grad)(?=\w{0,19}\d|\w{6})\w{4,20}\b/g;
const linkedInName = /\blinked ?in(?:\s(?:id|profile|is|hai|par|pe|as)){0,2}[\s:]{1,2}(?=[\w-]{0,60}\d)[a-z]\w{1,30}-\w{2,30}-[\w-]{2,30}\b/gi;
/** Links that hide their target, or lead to a group, a form or a list of links. */
const hiding = 'bit.ly|tinyurl.com|cutt.ly|rb.gy|t.co|is.gd|goo.gl|ow.ly|t.ly|tiny.cc|shorturl.at|rebrand.ly|buff.ly|lnkd.in|linktr.ee|wa.link'.replaceAll(
  '.',
  '[.]',
);
const link = new RegExp(
  String.raw`\b(?:${hiding}|calendly\.com|forms\.gle|docs\.google\.com/forms|drive\.google\.com|(?:chat\.|api\.)?whatsapp\.com)[/@][\w@/.+?=-]{3}`,
  'gi',
);
const platform = '(?:tele ?gram|insta(?:gram)?|snap(?:chat)?|discord|skype|twitter|whats ?app|signal|टेलीग्राम|इंस्टाग्राम|इंस्टा|ig|tg)';
const isCalled = String.raw`(?:\s{0,2}(?:id|handle|user ?name|is|hai|[:=-])){0,3}\s{0,2}`;
const handles = [
  String.raw`(?<![\w.])${platform}[^.\n\d@]{0,20}@[\w.]{3}`,
  String.raw`(?<![\w.])${platform}${isCalled}(?<!\w)(?=[\w.]{0,24}[_\d])(?=\w{0,24}[a-z])[a-z_][\w.]{4}`,
  String.raw`(?<![\w.])${platform}\s?(?:id|handle|user ?name)${isCalled}(?<!\w)[a-z]\w{1,24}\.\w`,
  String.raw`(?<!\w)(?:my|mer[aei]|her|his|usk[aei]|their)\s${platform}\s?(?:id|handle|user ?name|account)\s{0,2}(?:is|hai|[:=-])\s{0,2}(?!(?:not|private|public|same|there|also|gone|fake|hack|known|in|on|old|new|very|full|shown|linked)\b|\w{1,20}ed\b)[a-z]\w{4}`,
  String.raw`@[\w.]{3,24}\s(?:on|at|pe|par)\s${platform}(?!\w)`,
].map((pattern) => new RegExp(pattern, 'gi'));
const account = /\blive:[\w.]{3}|\b(?=\w{0,24}[a-z])\w{3,24}#\d{4}\b/gi;
const payment =
  /(?<![\w.-])[\w.-]{3,64}@(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|paytm|upi|apl|axisbank|sbi|icici|hdfcbank|airtel|jio|ptyes|ptaxis|waaxis|kotak)\b/gi;

const aadhaar = /(?<![\d.,₹-])(?<!\d\s)(?!(?:19|20)\d\d[\s-])(?!\d\d00[\s-]\d\d00[\s-])[2-9]\d{3}([\s-])\d{4}\1\d{4}(?![\s-]?\d|,\d)/g;
const aadhaarCalled = /(?:aadhaa?r|आधार)\D{0,12}[2-9]\d{11}(?!\d)/gi;
const ofWork =
  /(?:shifts?|orders?|codes?|serials?|invoices?|batch(?:es)?|skus?|parts?|parcels?|awb|tracking)(?:\s(?:no|nos|number|numbers|id|ids)\b)?[^\p{L}\d]{0,3}$/iu;
const pan = /\b[A-Z]{3}[PCHFATBLJG][A-Z](?:\d{4}|\s\d{4}\s)[A-Z]\b|\b[a-z]{3}[pchfatbljg][a-z]\d{4}[a-z]\b/g;
const passport = /\b[A-Z]\d{7}\b/gi;
const voterCard = /\b[A-Z]{3}\d{7}\b/gi;
const uan = /\b1\d{3}(\s?)\d{4}\1\d{4}\b/g;
const bankAccount =
  /(?<![\p{L}\d])(?:account|a\/c|acc?t|khata|खाता)(?:[\s.:#-]{1,3}(?:no|num|number|nos|is|hai|नंबर|संख्या)(?![\p{L}\p{M}])){0,2}[\s.:#-]{1,3}\d(?:[\s-]?\d){8,17}(?!\d)/giu;

const identity: readonly PlaceRule<ContactKind>[] = [
  { kind: 'id', found: aadhaar, unless: ofWork },
  { kind: 'id', found: aadhaarCalled },
  { kind: 'id', found: pan },
  { kind: 'id', found: passport, near: /passport|पासपोर्ट/i },
  { kind: 'id', found: voterCard, near: /voter|\bepic\b|election card|वोटर|मतदाता/i },
  { kind: 'id', found: uan, near: /\buan\b|यूएएन/i },
  { kind: 'id', found: bankAccount },
];

const rules: readonly PlaceRule<ContactKind>[] = [
  ...[mail, mailInOneWord, bareMail, workMail, apartMail].map((found) => ({ kind: 'mail' as const, found, isWord: true })),
  ...phoneRules,
  ...[channel, page, linkedInName, link, account, payment, ...handles].map((found) => ({ kind: 'profile' as const, found, isWord: true })),
  ...identity,
];

const kinds = ['mail', 'phone', 'profile', 'id'] as const satisfies readonly ContactKind[];

export interface ContactPlace {
  readonly kind: ContactKind;
  readonly start: number;
  readonly end: number;
}

export function contactPlaces(written: string): readonly ContactPlace[] {
  const { text, from } = readAsMeant(written);
  const all = placesByRules(text, rules);
  return kinds.flatMap((kind) => {
    const merged: ContactPlace[] = [];
    for (const place of all.filter((each) => each.kind === kind).toSorted((one, other) => one.start - other.start)) {
      const last = merged.at(-1);
      if (last && place.start < last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, place.end) };
      else merged.push(place);
    }
    return merged.map(({ start, end }) => ({ kind, start: from?.[start] ?? start, end: from?.[end] ?? end }));
  });
}

/** Warns the author before posting and punishes nobody (R-081, D-29). */
export function contactsIn(written: string): readonly ContactKind[] {
  const found = new Set(contactPlaces(written).map(({ kind }) => kind));
  return kinds.filter((kind) => found.has(kind));
}
