import { longestBenefitNote } from '#core/benefits/benefit.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { inWords } from '../figures/numbers.ts';
import type { BenefitsFormWords } from '../../en/benefits/form.ts';

export const words: BenefitsFormWords = {
  title: 'बताएँ कौन सी सुविधाएँ मिलती हैं',
  description: 'हाँ या नहीं कहें, एक ही पेज पर। जवाब बाद में इस डिवाइस से बदल सकते हैं। इनसे कोई खाता नहीं जुड़ता।',
  heading: (company) => (company ? `${company} में आपकी सुविधाएँ` : 'बताएँ कौन सी सुविधाएँ मिलती हैं'),
  change: (company) => `${company} की अपनी सुविधाएँ बदलें`,
  send: 'जवाब भेजें',
  before: (company) => `इस डिवाइस से ${company} की सुविधाएँ पहले बताई जा चुकी हैं।`,
  toBefore: 'वे सुविधाएँ देखें',
  gone: 'आप ये जवाब इस डिवाइस से नहीं बदल सकते।',
  goneBecause: 'जवाब सिर्फ़ वही डिवाइस बदल सकता है जिससे वे भेजे गए। हो सकता है वे हट भी चुके हों।',
  couldNotLoad: 'आपके जवाब लोड नहीं हो सके।',
  steps: { tell: 'सब एक ही पेज पर' },

  question: 'इनमें से आपको क्या मिलता है?',
  lead: 'जो पता न हो, छोड़ दें। जवाब वापस लेने के लिए उसे फिर दबाएँ।',
  yes: 'हाँ',
  no: 'नहीं',
  answered: (count) => (count === 0 ? 'अभी कोई जवाब नहीं।' : `${grouped(count)} जवाब।`),
  answerProblems: {
    missing: 'कम से कम एक पर हाँ या नहीं कहें।',
    twice: 'एक सुविधा का जवाब दो बार है। उसे एक बार फिर चुनें।',
  },
  note: 'किसी एक सुविधा पर नोट',
  noteHint: 'जो जानना काम आए: किस ग्रेड से, कितने दिन, पाने में क्या लगा। यह सबको दिखता है; किसी का नाम न लिखें।',
  noteLong: `ज़्यादा से ज़्यादा ${grouped(longestBenefitNote)} अक्षर।`,
  noteAbout: 'नोट किस बारे में है?',
  choose: 'चुनें',
  noAbout: 'वह सुविधा चुनें जिस पर नोट है, या नोट खाली कर दें।',

  key: 'आप अपने जवाब बाद में बदल या मिटा सकते हैं, पर सिर्फ़ इसी डिवाइस से। ये किसी खाते से नहीं जुड़ते, और हम नहीं जान सकते कि ये आपके हैं।',
  together: `जवाब सिर्फ़ ${inWords(fewestContributors)} या ज़्यादा लोगों के जोड़ में दिखते हैं, अकेले आपके कभी नहीं।`,
  delay: 'आपके जवाब तीन दिन के अंदर, किसी भी समय दिखने लगेंगे। नोट का हफ़्ता दिखता है, दिन कभी नहीं।',
  noteDelay: 'नोट तीन दिन के अंदर, किसी भी समय दिखने लगेगा। उसका हफ़्ता दिखता है, दिन कभी नहीं।',
  changeable: 'मॉडरेटर को जवाब भी सिर्फ़ इसी डिवाइस से दे सकते हैं। ब्राउज़र से इस साइट का डेटा मिटाया, तो जवाब फिर नहीं बदल सकते।',
};
