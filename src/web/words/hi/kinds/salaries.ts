import { figureStays } from '../figures/figure-stays.ts';
import { writtenPay } from '../../salaries/written-pay.ts';
import type { contributedSalary as english } from '../../en/kinds/salaries.ts';

export const contributedSalary: typeof english = {
  of: (company) => `${company} की सैलरी`,
  unnamed: 'एक सैलरी',
  states: { pending: 'सैलरी पूरी करें', submitted: 'सैलरी भेजी गई', live: 'सैलरी देखें', rejected: 'सैलरी बदलें' },
  waits: 'यह अभी गिनी नहीं गई। भेजने के तीन दिन के अंदर गिनी जाएगी।',
  gone: 'यह सैलरी अब नहीं है। आप इसे खोल या बदल नहीं सकते।',
  removeTitle: 'यह सैलरी हटाएँ?',
  removeBecause: `यह हमेशा के लिए हट जाएगा। ${figureStays}`,
  sent: 'आपकी सैलरी भेज दी गई',
  when: 'यह तीन दिन के अंदर औरों के साथ गिनी जाएगी; अकेले कभी नहीं दिखती।',
  see: (company) => `${company} में किस पद पर कितना मिलता है`,
  another: 'एक और सैलरी बताएँ',
  notCounted: 'यह सैलरी सेव है, पर किसी आँकड़े में नहीं गिनी जाती।',
  uncounted: {
    unproven: 'आपकी सैलरी सेव होगी, पर गिनी नहीं जाएगी, क्योंकि आपके दफ़्तर या कॉलेज के मेल की पुष्टि नहीं हुई है।',
    used: 'साल में आपकी एक सैलरी गिनी जाती है। यह सेव होगी, पर गिनी नहीं जाएगी।',
  },
  prompt: { title: 'बताएँ आपको कितना मिलता है', text: 'एक मिनट से कम में। यह अकेले कभी नहीं दिखता।' },
  pay: {
    fixed: (amount, currency) => `साल के ${writtenPay(amount, currency)}, फ़िक्स्ड`,
    variable: (amount, currency) => `${writtenPay(amount, currency)} बोनस`,
    stock: 'शेयर के साथ',
    years: (years) => (years === 0 ? 'फ़्रेशर' : `${years} साल`),
  },
};
