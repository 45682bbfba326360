import type { NoticeWords } from '../../en/settings/notices.ts';

const partOfDay = (hour: number): string => (hour < 4 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात');

/** Sentences about what a member is notified of, in Hindi. */
export const words: NoticeWords = {
  list: {
    heading: 'सूचनाओं की सेटिंग',
    lead: 'चुनिए कि घंटी वाले मेन्यू में क्या दिखे। आपके लिखे पर फ़ैसले हमेशा दिखते हैं।',
    topics: {
      replies: { label: 'जवाब और ज़िक्र', text: 'आपके लिखे पर, आपके फ़ॉलो किए सवालों पर, और जहाँ कोई आपका ज़िक्र करे।' },
      votes: { label: 'पसंद', text: 'जब आपका लिखा 10, 50, 100 पसंद तक पहुँचे।' },
      polls: { label: 'पूरे हुए पोल', text: 'जिनमें आपने वोट दिया।' },
      communities: { label: 'कंपनियों की ख़बरें', text: 'जिन्हें आप फ़ॉलो करते हैं।' },
      jobs: { label: 'नई नौकरियाँ', text: 'जो आपके अलर्ट से मेल खाती हैं।' },
    },
  },
  device: {
    topics: {
      replies: { label: 'जवाब और ज़िक्र', text: 'आपके लिखे पर, आपके फ़ॉलो किए सवालों पर, और जहाँ कोई आपका ज़िक्र करे।' },
      polls: { label: 'पूरे हुए पोल', text: 'जिनमें आपने वोट दिया।' },
      jobs: { label: 'नई नौकरियाँ', text: 'जो आपके अलर्ट से मेल खाती हैं।' },
      decisions: { label: 'फ़ैसले', text: 'आपके लिखे पर।' },
    },
    showsContent: {
      label: 'लॉक स्क्रीन पर पूरी बात दिखाएँ',
      text: 'जैसे “किसी ने आपकी पोस्ट पर जवाब दिया”। नाम और जगह कभी नहीं। बंद हो तो बस “आपके लिए कुछ नया है”।',
    },
    quiet: {
      label: 'शांत घंटे',
      text: 'सूचनाएँ इन घंटों के बाद आएँगी। भारत के समय से।',
      from: 'कब से',
      until: 'कब तक',
      hour: (hour) => `${partOfDay(hour)} ${hour % 12 === 0 ? 12 : hour % 12} बजे`,
    },
  },
};
