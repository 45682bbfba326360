import type { ReadingWords } from '../../en/settings/reading.ts';

export const words: ReadingWords = {
  heading: 'आप कैसे पढ़ते हैं',
  lead: 'ये आपके खाते के साथ आपके दूसरे डिवाइस पर भी जाते हैं।',
  feedStart: {
    label: 'समुदायों में पहले दिखे',
    choices: { personal: 'मेरी फ़ॉलो की हुई', everything: 'सब कुछ' },
    text: 'या तो आपकी फ़ॉलो की हुई चीज़ें पहले आती हैं, या सब समुदाय बराबर गिने जाते हैं।',
  },
  switches: {
    hidesReadPosts: { label: 'देखी हुई पोस्ट छोड़ दें', text: 'फ़ीड बताती है कि कितनी छोड़ी गईं। एक बार दबाने पर वे दिखती हैं।' },
    savesData: { label: 'डेटा बचाएँ', text: 'तस्वीरें तब तक रुकती हैं जब तक आप उन्हें न दबाएँ।' },
    warnsBeforeLeaving: { label: 'इस साइट से बाहर जाने वाले लिंक पर पूछें', text: 'सदस्यों के दिए लिंक के लिए।' },
  },
  askedByDevice: 'आपका डिवाइस पहले से यही माँगता है।',
};
