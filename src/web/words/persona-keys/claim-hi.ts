import type { ClaimWords } from './claim-en.ts';

/** Words of the question whose a name is, in Hindi. */
export const claim: ClaimWords = {
  one: 'क्या यह नाम आपका है?',
  several: 'क्या इनमें से कोई नाम आपका है?',
  lead: 'इसकी चाबी इस ब्राउज़र में बिना खाते के छूटी है। हाँ तभी कहिए जब नाम आपने बनाया हो: जिसने बनाया, उसके पास चाबी कहीं और भी हो सकती है।',
  yes: (name) => `हाँ, ${name} मेरा है`,
  no: 'नहीं, यह मेरा नहीं है',
};
