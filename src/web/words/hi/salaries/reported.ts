import type { ReportedWords } from '../../en/salaries/reported.ts';

export const words: ReportedWords = {
  label: { variablePaid: 'कंपनी, यह देखने के लिए कि वह कितना देती है', hike: 'कंपनी, यह देखने के लिए कि वहाँ कितना हाइक मिला' },
  hint: 'कंपनी खोजने के लिए सिर्फ़ उसका नाम भेजा जाता है। आपकी सैलरी इसी डिवाइस पर रहती है।',
  placeholder: 'कंपनी का नाम',
  said: {
    variablePaid: (company, percent, people) =>
      `${company} ने साल भर में, जितना वेरिएबल कहा था, उसका ${percent}% दिया। ${people} लोगों ने बताया, यह उनमें बीच का आँकड़ा है।`,
    hike: (company, percent, people) => `${company} में हाइक ${percent}% रहा। ${people} लोगों ने बताया, यह उनमें बीच का आँकड़ा है।`,
  },
  tooFew: (company) => `${company} के कम लोगों ने बताया कि उन्हें कितना मिला। हिसाब आपके आँकड़े से होगा।`,
  failed: 'हम इसे खोज नहीं पाए। हिसाब आपके आँकड़े से होगा।',
  use: (percent) => `${percent}% से हिसाब करें`,
};
