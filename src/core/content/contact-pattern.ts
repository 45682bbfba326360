/** The kinds of contact details that could identify the author of a text or another person: a mail address, a phone number, an account elsewhere, a number of an identity card. */
export type ContactKind = 'mail' | 'phone' | 'profile' | 'id';

const at = String.raw`\s{0,2}(?:@|\(at\)|\[at\]|\bat\b)\s{0,2}`;
const dot = String.raw`\s{0,2}(?:\.|\(dot\)|\[dot\]|\bdot\b)\s{0,2}`;
const freeMail = '(?:gmail|googlemail|yahoo|ymail|rediffmail|outlook|hotmail|live|icloud|proton|protonmail|zoho|zohomail|aol|mail)';

/** Free mail providers, spelled plainly or as people write around filters: “name at gmail dot com”. */
const mail = new RegExp(String.raw`[\w.+-]{1,64}${at}${freeMail}${dot}(?:com|in|co|me|org|net)\b`, 'i');
const mailInOneWord = new RegExp(String.raw`\w{2,64}AT${freeMail.toLowerCase()}DOT(?:com|in)\b`);
/** A person at an employer. Addresses of an office, such as hr@, are public. */
const workMail =
  /(?<![\w.+-])(?!(?:hr|jobs?|careers?|info|support|help|contact|grievance|admin|payroll|office|noreply|no-reply|sales|feedback|ethics|posh)@)[\w+-][\w.+-]{1,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|in|org|net|co|io|ai|gov|edu)\b/i;

/** An Indian mobile number, with or without the country's code and with gaps. */
const mobile = /(?<![\d.,₹])(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d|,\d)/g;
const dotted = /(?<![\d.])[6-9](?:\.\d){9}(?![.\d])/;
const landline = /(?<![\d.,₹-])0\d{2,3}[\s-]\d{3,4}[\s-]?\d{4}(?!\d|,\d)/;
const spoken = /(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[\s,.-]{0,3}){9}/i;
/** Two round amounts, such as the ends of a range of pay. */
const rangeOfPay = /^\d{4,5}00[\s-]\d{3,5}00$|000[\s-]|000$/;

const channel = /\b(?:t|telegram|wa|instagram|linkedin|facebook|fb|twitter|x|snapchat|discord)\.(?:me|com|gg)\/[\w@/.+-]{3}/i;
const platform = 'telegram|insta(?:gram)?|snap(?:chat)?|discord|skype|twitter|whats ?app|signal|टेलीग्राम|इंस्टाग्राम|इंस्टा';
const handle = new RegExp(String.raw`(?:${platform})[^.\n\d@]{0,20}(?:@[\w.]{3}|[:\s](?=[\w.]{0,24}[_\d])(?=\w{0,24}[a-z])[a-z][\w.]{4})`, 'i');
const account = /\blive:[\w.]{3}|\b(?=\w{0,24}[a-z])\w{3,24}#\d{4}\b/i;
const payment =
  /(?<![\w.-])[\w.-]{3,64}@(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|paytm|upi|apl|axisbank|sbi|icici|hdfcbank|airtel|jio|ptyes|ptaxis|waaxis|kotak)\b/i;

const aadhaar = /(?<![\d.,₹-])(?!(?:19|20)\d\d\s)[2-9]\d{3}\s\d{4}\s\d{4}(?![\d,])/;
const pan = /\b[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]\b/;

/** The contact details in a text. It warns the author before posting and punishes nobody (R-081, D-29). */
export function contactsIn(written: string): readonly ContactKind[] {
  const text = written.replace(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16));
  const found: Readonly<Record<ContactKind, boolean>> = {
    mail: mail.test(text) || mailInOneWord.test(text) || workMail.test(text),
    phone: (text.match(mobile) ?? []).some((number) => !rangeOfPay.test(number)) || dotted.test(text) || landline.test(text) || spoken.test(text),
    profile: channel.test(text) || handle.test(text) || account.test(text) || payment.test(text),
    id: aadhaar.test(text) || pan.test(text),
  };
  return (['mail', 'phone', 'profile', 'id'] as const).filter((kind) => found[kind]);
}
