/** The kinds of contact details that could identify the author of a text or another person. */
export type ContactKind = 'mail' | 'phone';

/** Common free mail providers, spelled plainly or as people write around filters: “name at gmail dot com”. */
const mail =
  /[\w.+-]{1,64}\s{0,2}(?:@|\(at\)|\[at\]|\bat\b)\s{0,2}(?:gmail|googlemail|yahoo|ymail|rediffmail|outlook|hotmail|live|icloud|proton|protonmail|zoho|zohomail|aol|mail)\s{0,2}(?:\.|\(dot\)|\[dot\]|\bdot\b)\s{0,2}(?:com|in|co|me|org|net)\b/i;

/** An Indian mobile number, with or without the country's code and with gaps. */
const phone = /(?<![\d.,₹])(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?![\d,])/;

/** The kinds of contact details in a text. It warns the author before posting and punishes nobody (R-081, D-29). */
export const contactsIn = (text: string): readonly ContactKind[] => [
  ...(mail.test(text) ? (['mail'] as const) : []),
  ...(phone.test(text) ? (['phone'] as const) : []),
];
