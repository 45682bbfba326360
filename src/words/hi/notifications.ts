import { deviceIn, loginChangeIn, type LoginChange } from '#core/notifications/account-notices.ts';
import type { NotificationFacts } from '#core/notifications/notification-kinds.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { words as english } from '../en/notifications.ts';

const things: Readonly<Record<ResourceType, string>> = {
  POST: 'पोस्ट',
  COMMENT: 'टिप्पणी',
  ANSWER: 'जवाब',
  REVIEW: 'समीक्षा',
  INTERVIEW: 'इंटरव्यू',
  PHOTOS: 'फ़ोटो',
  QUESTION: 'सवाल',
  BENEFITS: 'सुविधाओं की बात',
  MESSAGE: 'संदेश',
  REPLY: 'कंपनी का जवाब',
};

const changes: Readonly<Record<LoginChange, string>> = {
  passkeyAdded: 'आपके खाते में एक पासकी जुड़ी। आपने नहीं जोड़ी? उसे हटाएँ',
  passkeyRemoved: 'आपकी एक पासकी हटाई गई। आपने नहीं हटाई? बाकी सब जगह लॉग आउट करें',
  codesMade: 'आपके खाते के नए रिकवरी कोड बने। आपने नहीं बनाए? बाकी सब जगह लॉग आउट करें',
  codeUsed: 'एक रिकवरी कोड से लॉग इन हुआ। वह आप नहीं थे? बाकी सब जगह लॉग आउट करें',
};

const by = ({ name, others }: NotificationFacts): string => {
  const first = name ?? 'किसी';
  return others === 0 ? `${first} ने` : `${first} और ${others} अन्य ने`;
};

function device(noticed: string | undefined): string {
  const { browser = 'किसी और ब्राउज़र', system } = deviceIn(noticed);
  return system === undefined ? browser : `${browser}, ${system === 'iOS' ? 'iPhone या iPad' : system === 'macOS' ? 'Mac' : system}`;
}

export const words: typeof english = {
  open: 'खोलें',
  answer: (facts) => `${by(facts)} आपकी पोस्ट पर जवाब दिया`,
  wantedAnswer: (facts) => `${by(facts)} उस सवाल का जवाब दिया जिसका आप इंतज़ार कर रहे थे`,
  reply: (facts) => `${by(facts)} आपकी टिप्पणी का जवाब दिया`,
  mention: (facts) => `${by(facts)} आपका ज़िक्र किया`,
  votes: ({ reached, thing }) => `${reached} लोगों को आपकी ${things[thing]} पसंद आई`,
  decision: ({ thing }) => `मॉडरेटर ने आपकी ${things[thing]} पर फ़ैसला किया`,
  report: ({ thing }) => `आपने जो ${things[thing]} रिपोर्ट की थी, उस पर फ़ैसला हो गया`,
  companyNews: ({ name, others }) => `${name ?? 'जिसे आप फ़ॉलो करते हैं उस कंपनी'} की ${others === 0 ? 'एक नई ख़बर' : `${others + 1} नई ख़बरें`}`,
  jobAlert: ({ name, others }) => `${name ?? 'आपके अलर्ट'} के लिए ${others === 0 ? '1 नई नौकरी' : `${others + 1} नई नौकरियाँ`}`,
  pollOver: () => 'जिस पोल में आपने वोट दिया था, वह पूरा हुआ। नतीजा देखें',
  signIn: ({ name }) => `${device(name)} पर नया लॉग इन। आप नहीं थे? उसे लॉग आउट करें`,
  loginChange: ({ name }) => changes[loginChangeIn(name)],
};
