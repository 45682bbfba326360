import { asMeant } from './contact-spelling.ts';

/** The kinds of contact details that could identify the author of a text or another person: a mail address, a phone number, an account elsewhere, a number of an identity card. */
export type ContactKind = 'mail' | 'phone' | 'profile' | 'id';

const at = String.raw`\s{0,2}(?:@|\bat\b)\s{0,2}`;
const dot = String.raw`\s{0,2}(?:\.|\bdot\b)\s{0,2}`;
const ownWord = 'gmail|googlemail|yahoo|ymail|rediffmail|outlook|hotmail|icloud|protonmail|zohomail';
const freeMail = `(?:${ownWord}|live|proton|zoho|aol|mail)`;

/** Free mail providers, spelled plainly or as people write around filters: “name at gmail dot com”. */
const mail = new RegExp(String.raw`[\w.+-]{1,64}(?:\s{0,2}@\s{0,2}${freeMail}|${at}(?:${ownWord}))${dot}(?:com|in|co|me|org|net)\b`, 'i');
/** One without its signs: “name gmail com”. */
const bareMail = /[\w.+-]{2,64}(?:\s{1,2}(?:gmail|googlemail|yahoo|ymail|rediffmail|hotmail|protonmail)\s{1,2}com|(?:@|\s@\s)(?:gmail|rediffmail|hotmail))\b/i;
const mailInOneWord = new RegExp(String.raw`\w{2,64}at${freeMail}dot(?:com|in)\b`, 'i');
/** A person at an employer. Addresses of an office, such as hr@, are public. */
const workMail =
  /(?<![\w.+-])(?!(?:hr|jobs?|careers?|info|support|help|contact|grievance|admin|payroll|office|noreply|no-reply|sales|feedback|ethics|posh)@)[\w+-][\w.+-]{1,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|in|org|net|co|io|ai|gov|edu)\b/i;

/** An Indian mobile number, with or without the country's code, with gaps and with its beginning in brackets. */
const mobile = /(?<![\d.,₹])(?:(?:\+|00)?91[\s.-]{0,2}|0)?[6-9](?:(?:[\s-]|\)[\s-]?)?\d){9}(?!\d|,\d)/g;
/** One in two or three groups, with any sign between them. */
const grouped = /(?<![\d.,₹])(?:\+91\.)?[6-9](?:\d{4}[\s.,_*|/-]{1,3}\d{5}|\d{2}[._*|/]\d{3}[._*|/]\d{4})(?!\d|[.,]\d)/g;
/** One whose digits stand apart, each by itself, with the same signs between them. */
const apart = /(?<![\d.])[6-9]([\s().,_*|/[\]{}-]{1,3})\d(?!\d)(?:\1\d(?!\d)){8}/;
const landline = /(?<![\d.,₹-])0\d{2,3}[\s-]\d{3,4}[\s-]?\d{4}(?!\d|,\d)/;
const figures = 'zero|one|two|three|four|five|six|seven|eight|nine';
const spoken = new RegExp(String.raw`(?:(?:${figures}|double|triple)[\s,.-]{0,3}){9}`, 'i');
const spokenInHindi = /(?:(?:शून्य|एक|दो|तीन|चार|पां?च|पाँच|छह?|छः|सात|आठ|नौ|shunya|ek|do|teen|char|paa?nch|chh?[ea]h?|saat|aath|nau)(?:[\s,.-]{1,3}|$)){9}/i;
/** Ten digits, some of them in words: “nine8seven6 …”. */
const mixed = new RegExp(String.raw`(?:(?:${figures}|\d)[\s,.-]{0,2}){10,}`, 'gi');
const fewestWords = 2;
const wordBetween = new RegExp(String.raw`\d[\s,.-]{0,2}(?:${figures})[\s,.-]{0,2}(?:\d|${figures})`, 'i');
/** A number that says of itself that it is one of a phone, however round it is. */
const called = /(?:\+91|whats? ?app|call|mobile|phone|\bno\.|number|नंबर|मोबा[ईइ]ल|फ़?ोन)\D{0,25}[6-9]\d{4}[\s.-]{0,2}\d{5}(?!\d|,\d)/i;
/** Two round amounts, such as the ends of a range of pay. */
const rangeOfPay = /^\d{4,5}00[^\d]{1,3}\d{3,5}00$|000[^\d]|000$/;

const channel = /\b(?:t|telegram|wa|instagram|linkedin|facebook|fb|twitter|x|snapchat|discord)\.(?:me|com|gg)\/[\w@/.+-]{3}/i;
/** A link that hides where it leads, or leads into a group, a form or a list of links of someone. */
const hiding = 'bit.ly|tinyurl.com|cutt.ly|rb.gy|t.co|is.gd|goo.gl|ow.ly|t.ly|tiny.cc|shorturl.at|rebrand.ly|buff.ly|lnkd.in|linktr.ee|wa.link'.replaceAll(
  '.',
  '[.]',
);
const link = new RegExp(
  String.raw`\b(?:${hiding}|calendly\.com|forms\.gle|docs\.google\.com/forms|drive\.google\.com|(?:chat\.|api\.)?whatsapp\.com)[/@][\w@/.+?=-]{3}`,
  'i',
);
const platform = '(?:tele ?gram|insta(?:gram)?|snap(?:chat)?|discord|skype|twitter|whats ?app|signal|टेलीग्राम|इंस्टाग्राम|इंस्टा|ig|tg)';
const isCalled = String.raw`(?:\s{0,2}(?:id|handle|user ?name|is|hai|[:=-])){0,3}\s{0,2}`;
const handles = [
  String.raw`(?<![\w.])${platform}[^.\n\d@]{0,20}@[\w.]{3}`,
  String.raw`(?<![\w.])${platform}${isCalled}(?<!\w)(?=[\w.]{0,24}[_\d])(?=\w{0,24}[a-z])[a-z_][\w.]{4}`,
  String.raw`(?<![\w.])${platform}\s?(?:id|handle|user ?name)${isCalled}(?<!\w)[a-z]\w{1,24}\.\w`,
  String.raw`@[\w.]{3,24}\s(?:on|at|pe|par)\s${platform}(?!\w)`,
].map((pattern) => new RegExp(pattern, 'i'));
const account = /\blive:[\w.]{3}|\b(?=\w{0,24}[a-z])\w{3,24}#\d{4}\b/i;
const payment =
  /(?<![\w.-])[\w.-]{3,64}@(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|paytm|upi|apl|axisbank|sbi|icici|hdfcbank|airtel|jio|ptyes|ptaxis|waaxis|kotak)\b/i;

const aadhaar =
  /(?<![\d.,₹-])(?<!\d\s)(?!(?:19|20)\d\d\s)(?!\d\d00\s\d\d00\s)[2-9]\d{3}\s\d{4}\s\d{4}(?!\s?\d|,\d)|(?:aadhaa?r|आधार)\D{0,12}[2-9]\d{11}(?!\d)/i;
const pan = /\b[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]\b|\b(?:pan|PAN)\b\D{0,12}\b[a-z]{3}[pchfatbljg][a-z]\d{4}[a-z]\b/;

const hasPhone = (text: string): boolean =>
  [mobile, grouped].some((pattern) => (text.match(pattern) ?? []).some((number) => !rangeOfPay.test(number))) ||
  (text.match(mixed) ?? []).some((number) => (number.match(/[a-z]+/gi) ?? []).length >= fewestWords && wordBetween.test(number)) ||
  [called, apart, landline, spoken, spokenInHindi].some((pattern) => pattern.test(text));

/** The contact details in a text. It warns the author before posting and punishes nobody (R-081, D-29). */
export function contactsIn(written: string): readonly ContactKind[] {
  const text = asMeant(written);
  const found: Readonly<Record<ContactKind, boolean>> = {
    mail: mail.test(text) || mailInOneWord.test(text) || bareMail.test(text) || workMail.test(text),
    phone: hasPhone(text),
    profile: [channel, link, account, payment, ...handles].some((pattern) => pattern.test(text)),
    id: aadhaar.test(text) || pan.test(text),
  };
  return (['mail', 'phone', 'profile', 'id'] as const).filter((kind) => found[kind]);
}
