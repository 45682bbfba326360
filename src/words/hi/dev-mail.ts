import { mailWindowMinutes } from '#core/verification/mail-code.ts';
import type { words as english } from '../en/dev-mail.ts';

export const words: typeof english = {
  title: 'डेमो मेल-बॉक्स',
  heading: 'जो मेल भेजी जातीं',
  because: `यहाँ कोई मेल सर्वर नहीं जोड़ा गया है, इसलिए मेल इसी बॉक्स में, सिर्फ़ मेमोरी में रहती हैं। जो भी इस पेज तक पहुँच सकता है, वह इन्हें पढ़ सकता है। कोड इस्तेमाल होते ही मेल हट जाती है, और ज़्यादा से ज़्यादा ${mailWindowMinutes} मिनट रहती है।`,
  none: 'अभी यहाँ कोई मेल नहीं है।',
  to: 'किसको',
  minutesAgo: (minutes) => (minutes < 1 ? 'अभी-अभी' : `${minutes} मिनट पहले`),
  reload: 'फिर देखें',
  back: 'शुरू के पेज पर',
};
