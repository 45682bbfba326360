import type { ArrivalWords } from '../../en/login/arrival.ts';

export const words: ArrivalWords = {
  signedOut: 'आप लॉग आउट हो गए। पढ़ना पहले की तरह चलता रहेगा।',
  otherMember: 'यहाँ अब दूसरा खाता लॉग इन है, इसलिए पेज फिर से खोला गया।',
  fromLink: 'किसी लिंक में लिखा है:',
  signedIn: 'आप लॉग इन हैं।',
};
