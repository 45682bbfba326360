import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import type { PreferenceWords } from '../../en/settings/preferences.ts';

/** Sentences of the preferences, in Hindi. */
export const words: PreferenceWords = {
  title: 'पसंद',
  description: 'भाषा, थीम, और आपने किस बात की सहमति दी है।',
  lead: 'हर बदलाव तुरंत सेव होता है।',
  device: { heading: 'इस डिवाइस पर', lead: 'भाषा और थीम इसी डिवाइस पर रहती हैं, खाते के साथ कभी नहीं।' },
  offline: 'कनेक्शन नहीं है। कुछ नहीं बदला; कनेक्शन लौटने पर फिर कोशिश करें।',
  failed: 'यह सेव नहीं हो सका। कुछ नहीं बदला। फिर कोशिश करें।',
  saved: 'सेव हो गया।',
  guest: {
    heading: 'बाकी सेटिंग के लिए खाता चाहिए',
    text: 'आपने किस बात की सहमति दी है, यह खाते के साथ रहता है। देखने और बदलने के लिए लॉग इन करें।',
  },
  consents: {
    heading: 'आपकी सहमतियाँ',
    lead: 'इन्हें कभी भी वापस ले सकते हैं। इनके बिना भी बाकी सब वैसा ही चलता है।',
    given: (day) => `${daySaid(monthNames, day)} के हफ़्ते में सहमति दी`,
    taken: (day) => `${daySaid(monthNames, day)} के हफ़्ते में वापस ली`,
    unsaid: 'सहमति नहीं है',
    renewed: 'हमने यह टेक्स्ट बदला है, इसलिए पहले का चुना अब नहीं गिना जाता।',
    purposes: {
      usage: { label: 'आप यहाँ क्या करते हैं, यह गिनें', text: 'जैसे पोस्ट खोलना या वोट देना। यह उस दिन की गिनती में जुड़ता है, आपके नाम के बिना।' },
      'job-portal': { label: 'जॉब पोर्टल से आपके बारे में पूछें', text: 'यह पुष्टि करने के लिए कि आप कहाँ काम करते हैं। हम सिर्फ़ हाँ या ना और महीना रखते हैं।' },
    },
  },
};
