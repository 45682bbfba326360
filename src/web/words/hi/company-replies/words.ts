import type { words as english } from '../../en/company-replies/words.ts';

export const words: typeof english = {
  from: (company) => `${company} का जवाब`,
  byEmployer: 'कंपनी का खाता',
  week: (monday) => `${monday} वाला हफ़्ता`,
  report: 'रिपोर्ट करें',
  reportReply: 'इस जवाब की रिपोर्ट करें',
  wordings: 'जवाब के पुराने शब्द',
  noWordings: 'यह जवाब कभी नहीं बदला।',
  takenBack: 'कंपनी ने अपना जवाब वापस लिया।',
};
