import { grouped } from '#core/figures/counts.ts';
import type { contributedInterview as english } from '../../en/kinds/interviews.ts';

export const contributedInterview: typeof english = {
  of: (company) => `${company} का इंटरव्यू`,
  unnamed: 'एक इंटरव्यू',
  states: { pending: 'इंटरव्यू पूरा करें', submitted: 'इंटरव्यू भेजा गया', live: 'इंटरव्यू देखें', rejected: 'इंटरव्यू बदलें' },
  waits: 'यह अभी नहीं दिखता। तीन दिन के अंदर, या मॉडरेटर के पढ़ने पर दिखेगा।',
  gone: 'यह इंटरव्यू अब नहीं है। आप इसे खोल या बदल नहीं सकते।',
  removeTitle: 'यह इंटरव्यू हटाएँ?',
  removeBecause: 'आपका लिखा सबके लिए, हमेशा के लिए हट जाएगा। इसके सवाल भी हटेंगे, पर जिनका औरों ने जवाब दिया या जो औरों से भी पूछे गए, वे रहेंगे।',
  sent: 'आपका इंटरव्यू भेज दिया गया',
  when: 'यह तीन दिन के अंदर दिखने लगेगा। पहले मॉडरेटर पढ़े तो देर लग सकती है; आप यहाँ देख सकते हैं।',
  see: (company) => `${company} के इंटरव्यू`,
  another: 'एक और इंटरव्यू शेयर करें',
  notCounted: 'यह इंटरव्यू आँकड़ों में नहीं गिना जाता।',
  uncounted: {
    unproven: 'आपका इंटरव्यू दिखेगा, पर आँकड़ों में नहीं गिना जाएगा, क्योंकि आपके दफ़्तर या कॉलेज के मेल की पुष्टि नहीं हुई है।',
    used: 'साल में आपका एक इंटरव्यू गिना जाता है। यह दिखेगा, पर आँकड़ों में नहीं गिना जाएगा।',
  },
  prompt: { title: 'इंटरव्यू शेयर करें', text: 'हर राउंड में क्या पूछा गया। आगे जाने वाले के काम आएगा।' },
  rounds: (count) => `${grouped(count)} राउंड`,
  questions: (count) => `${grouped(count)} सवाल`,
};
