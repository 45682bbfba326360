import type { OnboardingNudgeWords } from './onboarding-en.ts';

/** Sentences of the card that offers onboarding, in Hindi. */
export const words: OnboardingNudgeWords = {
  label: 'एक न्योता',
  offer: { title: 'इसे अपना बना लें', text: 'क्या पढ़ना है और किस बनाए हुए नाम से लिखना है, चुन लें। दो मिनट का काम।', go: 'शुरू करें' },
  action: {
    default: 'आप बिना पहचान के बातचीत नहीं कर पाएँगे',
    almostReady: 'आप पोस्ट करने और ज़्यादा लोगों से बात करने के लिए लगभग तैयार हैं।',
    middle: 'आप बता रहे थे कि आप क्या करते हैं।',
    text: 'आपका भरा हुआ यहीं आपका इंतज़ार करेगा।',
    go: 'जारी रखें',
  },
  followUp: { title: 'बस एक काम बाकी है', text: 'पुष्टि करें कि आप कहाँ काम करते या पढ़ते हैं, तो जहाँ आप अपने पद से लिखेंगे वहाँ “पुष्ट” दिखेगा।', go: 'पुष्टि करें' },
  later: 'बाद में',
};
