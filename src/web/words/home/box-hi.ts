import type { BoxWords } from './box-en.ts';
import { cities } from '../calculators/cities-hi.ts';

/** The same in Hindi. */
export const box: BoxWords = {
  heading: 'हाथ में कितना आएगा?',
  lead: 'हर महीने बैंक में पहुँचने वाली रक़म, हर नियम के नाम के साथ। हिसाब आपके ही डिवाइस पर होता है।',
  amount: 'सालाना सीटीसी',
  placeholder: '18 लाख',
  city: 'जिस शहर में काम करते हैं',
  show: 'हाथ में कितना, देखें',
  more: 'सारे कैलकुलेटर',
  cities,
};
