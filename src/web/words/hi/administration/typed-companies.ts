import { longestRefusal } from '#core/typed-companies/typed-companies.ts';
import type { TypedCompaniesWords } from '../../en/administration/typed-companies.ts';

export const words: TypedCompaniesWords = {
  title: 'लोगों की लिखी कंपनियाँ',
  lead: 'किसी ने ऐसी कंपनी के बारे में लिखा जो सूची में नहीं है, और उसका नाम और शहर ख़ुद लिखा। आपके फ़ैसले तक उनका भेजा हुआ रुका रहता है और किसी को नहीं दिखता। नाम किसने लिखा, यह कोई नहीं जानता।',
  none: 'कोई कंपनी जुड़ने के लिए नहीं रुकी है।',
  waiting: (count) => `${count} योगदान रुके हैं`,
  alike: 'मिलते-जुलते नाम:',
  refused: (reason) => `मना किया: ${reason}`,
  letIn: 'जोड़ें',
  letInNamed: (name) => `जोड़ें: ${name}`,
  lettingIn: (name) => `${name} को जोड़ें`,
  letInHint: 'देख लें कि यह जगह सच में है, और नाम ठीक कर दें। जो रुका है वह फिर ख़ुद छप जाएगा; तीन दिन के अंदर भेजा हुआ थोड़ा और रुक सकता है।',
  merge: 'इसमें मिलाएँ …',
  mergeNamed: (name) => `इसमें मिलाएँ …: ${name}`,
  mergeTitle: (name) => `${name} को किस कंपनी में मिलाएँ?`,
  mergeBecause: (name, city) =>
    `जो रुका है वह वहाँ जाएगा और अपने समय पर छपेगा। आगे से जो कोई “${city}” की “${name}” लिखेगा, उसका मतलब वही कंपनी होगी। यह वापस नहीं हो सकता।`,
  refuse: 'मना करें',
  refuseNamed: (name) => `मना करें: ${name}`,
  refuseTitle: (name) => `${name} को मना करें?`,
  refuseBecause: 'जो रुका है वह छिपा रहेगा, और इसके बारे में कोई और नहीं भेज पाएगा। लिखने वाले आपकी वजह पढ़ेंगे। बाद में आप इसे जोड़ या मिला सकते हैं।',
  reason: 'आपकी वजह, लिखने वालों के लिए',
  problems: {
    empty: 'वजह लिखें।',
    long: `ज़्यादा से ज़्यादा ${longestRefusal} अक्षर।`,
  },
  refusedNow: 'मना कर दिया। लिखने वाले वजह पढ़ेंगे।',
};
