const fillers = new Set(
  (
    'a about an and any are as at be been by can could did do does explain for from give had has have how i if in is it its let me my of on or our please should so tell ' +
    'that the their them then there these they this to us was we were what when where which who why will with would you your yourself describe briefly us ' +
    'aap aapka aapke aapki aapko apka apke apki apko aap ka ke ki ko kya kyun kyu kyon kaise kab kahan kaun hai hain ho tha the thi se mein me par aur ya yeh ye woh wo bataiye batao bataye ' +
    'आप आपका आपके आपकी आपको का के की को क्या क्यों कैसे कब कहाँ कहां कौन है हैं हो था थे थी से में मैं पर और या यह ये वह वो बताइए बताओ ने'
  ).split(' '),
);

/** Keeps signs that tell C from C++ and treats mathematical signs as words. */
export const wordsAsked = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+[+#]*|\p{Sm}/gu) ?? [];

/** Identifies the same question however it is typed. */
export const questionKey = (text: string): string => wordsAsked(text).join(' ') || text.trim();

/** Keeps all words when the text has only fillers. */
export function tellingWords(text: string): readonly string[] {
  const all = [...new Set(wordsAsked(text).filter((word) => /[\p{L}\p{N}]/u.test(word)))];
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}
