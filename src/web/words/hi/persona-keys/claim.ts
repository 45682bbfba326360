import type { ClaimWords } from '../../en/persona-keys/claim.ts';

/** Words of the question whose a name is, in Hindi. */
export const claim: ClaimWords = {
  one: 'क्या यह नाम आपका है?',
  several: 'क्या इनमें से कोई नाम आपका है?',
  lead: 'चाबी इस ब्राउज़र में है, पर यहाँ का कोई खाता इसे काम में नहीं लेता। हाँ तभी कहिए जब नाम आपने बनाया हो: बनाने वाला कोई और हो, तो चाबी उसके पास भी हो सकती है।',
  yes: (name) => `हाँ, ${name} मेरा है`,
  no: 'नहीं, यह मेरा नहीं है',
  done: (name) => `${name} अब आपका है। आप यहाँ इस नाम से लिख सकते हैं।`,
};
