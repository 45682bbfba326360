import { grouped } from '#core/figures/counts.ts';
import type { SecurityCheckWords } from '../../en/security-checks/words.ts';

export const words: SecurityCheckWords = {
  title: 'सुरक्षा की जाँच',
  description: 'OWASP ASVS 5.0.0 के स्तर 1 और 2 की हर शर्त: कौन-सा टेस्ट उसे दिखाता है, या क्यों कोई नहीं दिखाता।',
  answer: (tested, all, notApplicable, accepted) =>
    `${grouped(all)} में से ${grouped(tested)} शर्तें टेस्ट से दिखती हैं, ${grouped(notApplicable)} यहाँ लागू नहीं, और ${grouped(accepted)} हम बिना टेस्ट के मानकर चलते हैं।`,
  lead: 'ये शर्तें एक जाने-माने मानक, OWASP ASVS 5.0.0, के स्तर 1 और 2 की हैं। हर टेस्ट इस साइट के सोर्स कोड में है, इसलिए कोई भी उसे चला सकता है। शर्तें और कारण अंग्रेज़ी में हैं।',
  source: 'नंबर, स्तर और शीर्षक: OWASP ASVS 5.0.0, CC BY-SA 4.0। वाक्य हमारे हैं।',
  counts: (tested, all) => `${grouped(all)} में से ${grouped(tested)} टेस्ट से`,
  level: (level) => `स्तर ${level}`,
  kinds: { tested: 'टेस्ट', notApplicable: 'लागू नहीं', accepted: 'बिना टेस्ट' },
};
