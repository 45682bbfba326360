import type { OnboardingNudgeWords } from '../../en/nudges/onboarding.ts';

export const words: OnboardingNudgeWords = {
  label: 'एक न्योता',
  offer: { title: 'शुरुआत करें', text: 'जुड़ना पूरा करें। दो मिनट लगेंगे, और आप कभी भी रुक सकते हैं।', go: 'शुरू करें' },
  action: {
    default: 'आप बिना पहचान के बातचीत नहीं कर पाएँगे',
    almostReady: 'आप पोस्ट करने और ज़्यादा लोगों से बात करने के लिए लगभग तैयार हैं।',
    middle: 'आपका करियर भरना बीच में रह गया था।',
    text: 'आपका भरा हुआ यहाँ सेव है।',
    go: 'जारी रखें',
  },
  followUp: { title: 'बस एक काम बाकी है', text: 'पुष्टि करें कि आप कहाँ काम करते या पढ़ते हैं, तो अपने पद से लिखने पर साथ में “पुष्ट” दिखेगा।', go: 'पुष्टि करें' },
  later: 'बाद में',
};
