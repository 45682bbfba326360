import type { JobField } from '#core/exposure/anonymity-set.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { ExposureWords } from './en.ts';

/** Each part of a job as others show it, with the verb behind it, and as the author leaves it out. */
const parts: Record<JobField, { readonly same: string; readonly my: string }> = {
  city: { same: 'यही शहर दिखता है', my: 'मेरा शहर' },
  employment: { same: 'इसी तरह की नौकरी दिखती है', my: 'मेरी नौकरी का प्रकार' },
  isCurrent: { same: 'काम करने या छोड़ने की यही बात दिखती है', my: 'काम करने या छोड़ने की बात' },
  designation: { same: 'यही पद दिखता है', my: 'मेरा पद' },
  department: { same: 'यही विभाग दिखता है', my: 'मेरा विभाग' },
};

export const words: ExposureWords = {
  heading: 'क्या इससे आप पहचाने जा सकते हैं?',
  found: (count) => `आपके लिखे में ${grouped(count)} जगह ऐसी बात है जिससे आप पहचाने जा सकते हैं। चाहें तो ऐसे ही भेज सकते हैं।`,
  unread: 'आपका लिखा अभी देखा नहीं गया है।',
  nothing: 'यहाँ कुछ ऐसा नहीं लगता जिससे आप पहचाने जाएँ।',
  limits: 'सिर्फ़ शब्द देखे गए हैं, और इसी डिवाइस पर। आपके लिखने का ढंग नहीं देखा गया, और कोई साथी उसे पहचान सकता है।',
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
  takeOutNamed: (said) => `“${said}” हटा दें`,
  asItIs: 'ऐसे ही भेजें',
  send: 'भेजें',
  back: 'अपने लिखे पर वापस',
  anonymitySet: {
    heading: 'आपकी नौकरी का क्या दिखता है',
    among: (part, count) => `यहाँ ${grouped(count)} रिव्यू में ${parts[part].same}।`,
    each: () => `आपकी नौकरी की हर बात ${fewestContributors} या ज़्यादा रिव्यू में दिखती है। पर ये सब बातें एक साथ कम रिव्यू में हो सकती हैं।`,
    few: (part) => `यहाँ ${fewestContributors} से कम रिव्यू में ${parts[part].same}, इसलिए आपकी बात अभी नहीं दिखती।`,
  },
  kept: `पेज नौकरी की वही बात दिखाता है जो ${fewestContributors} या ज़्यादा रिव्यू में एक जैसी हो। आपका लिखा वैसा ही दिखता है। वहाँ आपका पद किसी और का न हो, तो लोग फिर भी अंदाज़ा लगा सकते हैं कि यह आप हैं।`,
  leaveOut: (part) => `${parts[part].my} न बताएँ`,
};
