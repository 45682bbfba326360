import type { KeyProblem } from '#core/persona-keys/key-problem.ts';

/** Sentences on why no key could be made for a name, in Hindi. */
export const keyProblems: Readonly<Record<KeyProblem, string>> = {
  elsewhere:
    'इन तीन महीनों में आपके खाते से, या आपके मिटाए किसी खाते से, एक नाम बन चुका है। उसकी चाबी से आप उस नाम से लिख सकते हैं; अगला नाम अगले तीन महीने शुरू होने पर बना सकते हैं।',
  untrusted:
    'यह साइट जिस चाबी से नामों पर दस्तख़त करती है, वह इसकी सार्वजनिक बही में नहीं है, या बही वह नहीं है जो इस ब्राउज़र ने पहले देखी थी। उससे बना नाम पहचाना जा सकता था, इसलिए कुछ नहीं बनाया गया। बाद में फिर कोशिश करें, और इस साइट को चलाने वालों को बताएँ।',
  unkept: 'यह ब्राउज़र इस पेज का कुछ नहीं रख सकता, इसलिए आपके नाम की चाबी खो जाती। प्राइवेट नहीं, आम विंडो लीजिए, और सुरक्षित पता (https)।',
};

/** The way to the page on which the key comes back, in Hindi. */
export const toName = 'आपका बनाया हुआ नाम';
