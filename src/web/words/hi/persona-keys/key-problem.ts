import type { KeyProblem } from '#core/persona-keys/key-problem.ts';

/** Sentences on why no key could be made for a name, in Hindi. */
export const keyProblems: Readonly<Record<KeyProblem, string>> = {
  elsewhere:
    'इन तीन महीनों में आप एक नाम बना चुके हैं, इस खाते से या अपने मिटाए किसी खाते से। उसकी चाबी आपके पास है तो उससे लिख सकते हैं। अगला नाम अगले तीन महीने शुरू होने पर बना सकते हैं।',
  untrusted:
    'यह साइट जिस चाबी से नाम बनाती है, उसमें कुछ गड़बड़ है: वह सार्वजनिक बही में नहीं है, या बही वह नहीं है जो इस ब्राउज़र ने पहले देखी थी। उससे बना नाम आपका पहचाना जा सकता था, इसलिए नहीं बनाया गया। बाद में फिर कोशिश करें, और यह साइट चलाने वालों को बताएँ।',
  unkept: 'यह ब्राउज़र आपके नाम की चाबी सेव नहीं कर सकता। आम विंडो लीजिए, प्राइवेट (इनकॉग्निटो) नहीं, और ऐसा लिंक जो https:// से शुरू हो।',
};

/** The way to the page on which the key comes back, in Hindi. */
export const toName = 'आपका बनाया हुआ नाम';
