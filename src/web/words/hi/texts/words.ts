import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import type { TextWords } from '../../en/texts/words.ts';

export const words: TextWords = {
  contents: 'इस पेज पर',
  changedOn: (day) => `आख़िरी बदलाव ${daySaid(monthNames, day)}`,
  isDefault: 'यह डिफ़ॉल्ट टेक्स्ट है। साइट चलाने वाले ने दूसरा नहीं लिखा है।',
  otherLanguage: 'यह सिर्फ़ अंग्रेज़ी में है।',
  heads: {
    faq: { title: 'सवाल और जवाब', description: (brand) => `${brand} के बारे में छोटे जवाब: कौन आपको ढूँढ सकता है, क्या गिना जाता है, मिटाएँ कैसे।` },
    'about-us': { title: 'हमारे बारे में', description: (brand) => `${brand} किसलिए है, उसके वादे क्या हैं, और उसे कौन चलाता है।` },
    'our-team': { title: 'हमारी टीम', description: (brand) => `${brand} को कौन चलाता है, मॉडरेशन कौन करता है, और प्रोग्राम किसने लिखा।` },
    'privacy-policy': { title: 'निजता नीति', description: (brand) => `${brand} आपका क्या रखता है, कब तक, और आपके अधिकार।` },
    'community-guidelines': { title: 'समुदाय के नियम', description: (brand) => `${brand} पर क्या लिख सकते हैं, क्या हटाया जाता है, और अपील कैसे करें।` },
    'terms-of-use': { title: 'इस्तेमाल की शर्तें', description: (brand) => `आपके और ${brand} चलाने वालों के बीच की शर्तें।` },
  },
  terms: {
    title: 'शर्तें और नीतियाँ',
    description: (brand) => `${brand} के सारे नियम, और शिकायत कहाँ करें।`,
    lead: 'इस साइट के सारे नियम, हर एक अपने पेज पर।',
    rules: 'नियम',
    checks: 'क्या जाँच सकते हैं',
    complaints: 'शिकायत कहाँ करें',
    entries: {
      privacyPolicy: { title: 'निजता नीति', text: 'हम आपका क्या रखते हैं, और आपके अधिकार' },
      communityGuidelines: { title: 'समुदाय के नियम', text: 'क्या लिख सकते हैं, और अपील कैसे करें' },
      termsOfUse: { title: 'इस्तेमाल की शर्तें', text: 'आपके और चलाने वाले के बीच' },
      dataMap: { title: 'हम क्या रखते हैं', text: 'हर टेबल, हर कॉलम, और कब तक' },
      transparency: { title: 'क्या हटाया गया', text: 'सार्वजनिक बही' },
      securityChecks: { title: 'सुरक्षा की जाँच', text: 'हर शर्त, और वह टेस्ट जो उसे दिखाता है' },
      credits: { title: 'श्रेय', text: 'दूसरों के सॉफ़्टवेयर और फ़ॉन्ट, और उनके लाइसेंस' },
      contact: { title: 'इसे कौन चलाता है', text: 'चलाने वाला और शिकायत अधिकारी' },
      grievances: { title: 'शिकायतें', text: 'शिकायत करें, और उसे ट्रैक करें' },
      summonsNotice: { title: 'समन और नोटिस', text: 'अदालतों और सरकारी विभागों के लिए' },
    },
  },
  about: {
    label: 'इस साइट के बारे में',
    tabs: { faq: 'सवाल', aboutUs: 'हमारे बारे में', ourTeam: 'हमारी टीम', blog: 'ब्लॉग', credits: 'श्रेय' },
  },
  blog: {
    title: 'ब्लॉग',
    description: (brand) => `${brand} के पीछे के लोग कभी-कभी जो लिखते हैं।`,
    empty: 'अभी कोई पोस्ट नहीं है।',
    emptyBecause: 'साइट चलाने वालों ने ब्लॉग शुरू नहीं किया है।',
    missing: 'ऐसी कोई पोस्ट नहीं है।',
    missingBecause: 'लिंक ग़लत है, या पोस्ट को ब्लॉग से हटा दिया गया।',
    all: 'सारी पोस्ट',
    writtenOn: (day) => daySaid(monthNames, day),
  },
  credits: {
    title: 'श्रेय',
    description: (brand) => `${brand} में दूसरों के सॉफ़्टवेयर और फ़ॉन्ट, हर एक अपने लाइसेंस के साथ।`,
    lead: 'यह प्रोग्राम MIT लाइसेंस वाला मुफ़्त सॉफ़्टवेयर है। इसमें दूसरों की ये चीज़ें हैं, धन्यवाद के साथ।',
    kinds: { program: 'प्रोग्राम', font: 'फ़ॉन्ट', package: 'पैकेज' },
    name: 'नाम',
    version: 'वर्ज़न',
    licence: 'लाइसेंस',
    unsaid: 'जैसा उसकी फ़ाइलों में लिखा है',
  },
};
