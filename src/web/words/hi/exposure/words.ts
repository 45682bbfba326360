import type { JobField } from '#core/exposure/anonymity-set.ts';
import { grouped } from '#core/figures/counts.ts';
import type { ExposureWords } from '../../en/exposure/words.ts';

/** Each part of a job as the author leaves it out. */
const parts: Record<JobField, string> = {
  city: 'मेरा शहर',
  employment: 'मेरी नौकरी का प्रकार',
  isCurrent: 'काम करने या छोड़ने की बात',
  designation: 'मेरा पद',
  department: 'मेरा विभाग',
};

export const words: ExposureWords = {
  heading: 'क्या इससे आप पहचाने जा सकते हैं?',
  found: (count) => `आपके लिखे में ${grouped(count)} जगह ऐसी बात है जिससे आप पहचाने जा सकते हैं। चाहें तो ऐसे ही भेज सकते हैं।`,
  unread: 'आपका लिखा अभी देखा नहीं गया है।',
  nothing: 'आपकी ओर इशारा करने वाला कोई शब्द नहीं मिला।',
  limits: 'सिर्फ़ शब्द देखे गए हैं, और इसी डिवाइस पर। इसे एक बार अपने बॉस की नज़र से पढ़ें: और कौन यह लिख सकता था?',
  why: {
    name: 'नाम से उस व्यक्ति का नुक़सान हो सकता है, और बात उनसे आप तक पहुँच सकती है।',
    phone: 'फ़ोन नंबर से पता चलता है कि वह कौन है।',
    mail: 'मेल के पते से पता चलता है कि वह कौन है।',
    account: 'प्रोफ़ाइल के लिंक से पता चलता है कि वह कौन है।',
    id: 'कंपनी देख सकती है कि यह नंबर किसका है।',
    date: 'कंपनी देख सकती है कि उस तारीख़ को कौन आया, गया या वहाँ था।',
    amount: 'सैलरी स्लिप पर ठीक यही रक़म बहुत कम लोगों की होती है।',
    project: 'इस प्रोजेक्ट पर बहुत कम लोग काम करते हैं।',
    place: 'इस जगह बहुत कम लोग काम करते हैं।',
    person: 'कंपनी के लोग जान जाएँगे कि यह कौन है।',
  },
  takeOut: 'हटा दें',
  putInstead: (general) => `“${general}” लिखें`,
  putInsteadOf: (said, general) => `“${said}” की जगह “${general}” लिखें`,
  takeOutNamed: (said) => `“${said}” हटा दें`,
  asItIs: 'ऐसे ही भेजें',
  send: 'भेजें',
  back: 'अपने लिखे पर वापस',
  goingOut: {
    heading: {
      phone: 'पहले फ़ोन नंबर हटाना होगा',
      mail: 'पहले ईमेल का पता हटाना होगा',
      account: 'पहले किसी के खाते का लिंक हटाना होगा',
      id: 'पहले वह नंबर हटाना होगा जो एक ही व्यक्ति का होता है',
      several: 'पहले इन्हें हटाना होगा',
    },
    because: 'इससे आप तक या किसी और तक पहुँचा जा सकता है। आपका लिखा इसके बिना जाता है।',
    takeOut: { one: 'हटा दें', several: 'सब हटा दें' },
    change: 'लिखा हुआ बदलें',
    isOut: 'हट गया। उसकी जगह कोष्ठक में एक नोट है।',
    takeOutAndSend: {
      phone: 'नंबर हटाकर भेजें',
      mail: 'पता हटाकर भेजें',
      account: 'लिंक हटाकर भेजें',
      id: 'नंबर हटाकर भेजें',
      several: 'इन्हें हटाकर भेजें',
    },
    readFirst: 'इसे पहले एक मॉडरेटर पढ़ेगा।',
    becauseNamed: (names) => `आपने एक व्यक्ति का नाम लिखा है: ${names}। नाम न हो, तो इसके लिए रुकना नहीं पड़ता।`,
    delay: 'मॉडरेटर के पढ़ने के बाद यह दिखेगा। पढ़ने वालों को हफ़्ता दिखता है, दिन कभी नहीं।',
  },
  leaveOut: (part) => `${parts[part]} न बताएँ`,
};
