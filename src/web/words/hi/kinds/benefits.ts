import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { figureStays } from '../figures/figure-stays.ts';
import { inWords } from '../figures/numbers.ts';
import type { contributedBenefits as english } from '../../en/kinds/benefits.ts';

export const contributedBenefits: typeof english = {
  of: (company) => `${company} की सुविधाएँ`,
  unnamed: 'सुविधाएँ',
  states: { pending: 'सुविधाएँ पूरी करें', submitted: 'सुविधाएँ भेजी गईं', live: 'सुविधाएँ देखें', rejected: 'सुविधाएँ बदलें' },
  waits: 'आपके जवाब अभी गिने नहीं गए। भेजने के तीन दिन के अंदर, या मॉडरेटर के आपका नोट पढ़ने पर गिने जाएँगे।',
  gone: 'ये जवाब अब नहीं हैं। आप इन्हें खोल या बदल नहीं सकते।',
  removeTitle: 'ये जवाब हटाएँ?',
  removeBecause: `आपके जवाब और आपका नोट हमेशा के लिए हट जाएँगे। ${figureStays}`,
  sent: 'आपके जवाब भेज दिए गए',
  when: 'ये तीन दिन के अंदर औरों के साथ गिने जाएँगे; अकेले कभी नहीं दिखते। पहले मॉडरेटर नोट पढ़े तो देर लग सकती है।',
  see: (company) => `${company} की सुविधाएँ`,
  another: 'किसी और कंपनी की बताएँ',
  notCounted: 'आपके जवाब नहीं गिने जाते; सिर्फ़ आपका नोट दिखता है।',
  uncounted: {
    unproven: 'आपका नोट दिखेगा, पर आपके जवाब नहीं गिने जाएँगे, क्योंकि आपके दफ़्तर या कॉलेज के मेल की पुष्टि नहीं हुई है।',
    used: 'साल में आपकी सुविधाओं की एक सूची गिनी जाती है। इसका नोट दिखेगा, पर जवाब नहीं गिने जाएँगे।',
  },
  prompt: {
    title: 'बताएँ कौन सी सुविधाएँ मिलती हैं',
    text: `हाँ या नहीं, एक ही पेज पर। जवाब ${inWords(fewestContributors)} या ज़्यादा लोगों के जोड़ में दिखते हैं, अकेले आपके कभी नहीं।`,
  },
  answers: (yes, no) => `${grouped(yes)} हाँ, ${grouped(no)} नहीं`,
};
