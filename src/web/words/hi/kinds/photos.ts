import { grouped } from '#core/figures/counts.ts';
import type { contributedPhotos as english } from '../../en/kinds/photos.ts';

export const contributedPhotos: typeof english = {
  of: (company) => `${company} की फ़ोटो`,
  unnamed: 'फ़ोटो',
  states: { pending: 'फ़ोटो पूरी करें', submitted: 'फ़ोटो भेजी गईं', live: 'फ़ोटो देखें', rejected: 'फ़ोटो बदलें' },
  waits: 'ये अभी नहीं दिखतीं। तीन दिन के अंदर, या मॉडरेटर के देखने पर दिखेंगी।',
  gone: 'ये फ़ोटो अब नहीं हैं। आप इन्हें खोल या बदल नहीं सकते।',
  removeTitle: 'ये फ़ोटो हटाएँ?',
  removeBecause: 'ये अपनी पंक्तियों के साथ सबके लिए हट जाएँगी। इन्हें वापस नहीं लाया जा सकता।',
  sent: 'आपकी फ़ोटो भेज दी गईं',
  when: 'ये तीन दिन के अंदर दिखने लगेंगी। पहले मॉडरेटर देखे तो देर लग सकती है; आप यहाँ देख सकते हैं।',
  see: (company) => `${company} की फ़ोटो`,
  another: 'किसी और कंपनी की फ़ोटो भेजें',
  prompt: { title: 'फ़ोटो डालें', text: 'दफ़्तर, कैंटीन, टीम: जहाँ आप काम करते हैं, वहाँ कैसा दिखता है।' },
  arrived: (there, of) => (there === of ? `${grouped(of)} फ़ोटो` : `${grouped(of)} में से ${grouped(there)} फ़ोटो पहुँचीं`),
};
