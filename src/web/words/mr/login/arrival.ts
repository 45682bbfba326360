import type { ArrivalWords } from '../../en/login/arrival.ts';

export const words: ArrivalWords = {
  signedOut: 'तुम्ही लॉग आउट झाला आहात. तरीही सगळे वाचू शकता.',
  otherMember: 'आता इथे दुसरे खाते लॉग इन आहे, म्हणून पेज पुन्हा उघडले.',
  fromLink: 'एका लिंकमध्ये लिहिले आहे:',
  signedIn: 'तुम्ही लॉग इन आहात.',
};
