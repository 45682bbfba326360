import type { Language } from '#core/device/preferences.ts';
import type { ActionTitle } from '#core/onboarding/onboarding.ts';

/** What the card in the corner says that speaks of joining. */
interface OnboardingPromptWords {
  readonly label: string;
  readonly offer: { readonly title: string; readonly text: string; readonly go: string };
  readonly action: Readonly<Record<ActionTitle, string>> & { readonly text: string; readonly go: string };
  readonly followUp: { readonly title: string; readonly text: string; readonly go: string };
  readonly later: string;
}

const english: OnboardingPromptWords = {
  label: 'An invitation',
  offer: { title: 'Make yourself at home', text: 'Choose what you read about and a made-up name to write under. Two minutes.', go: 'Begin' },
  action: {
    default: "You won't be able to have anonymous conversations",
    almostReady: "You're almost ready to post and discuss it with a broader audience.",
    text: 'What you filled in waits here for you.',
    go: 'Go on',
  },
  followUp: { title: 'One thing is left', text: 'Confirm where you work or study, and “verified” stands beside what you write.', go: 'Confirm' },
  later: 'Later',
};

const hindi: OnboardingPromptWords = {
  label: 'एक न्योता',
  offer: { title: 'इसे अपना बना लें', text: 'क्या पढ़ना है और किस बनाए हुए नाम से लिखना है, चुन लें। दो मिनट का काम।', go: 'शुरू करें' },
  action: {
    default: 'आप बिना पहचान के बातचीत नहीं कर पाएँगे',
    almostReady: 'आप पोस्ट करने और ज़्यादा लोगों से बात करने के लिए लगभग तैयार हैं।',
    text: 'आपका भरा हुआ यहीं आपका इंतज़ार करेगा।',
    go: 'जारी रखें',
  },
  followUp: { title: 'बस एक काम बाकी है', text: 'पुष्टि करें कि आप कहाँ काम करते या पढ़ते हैं, तो आपके लिखे के साथ “पुष्ट” दिखेगा।', go: 'पुष्टि करें' },
  later: 'बाद में',
};

export const onboardingPromptWords = (language: Language): OnboardingPromptWords => (language === 'hi' ? hindi : english);
