import { confirmationDays } from '#core/mail/mail-address.ts';
import { mailWindowMinutes } from '#core/verification/mail-code.ts';
import type { MailWords } from '../../en/mail/words.ts';

export const words: MailWords = {
  heading: 'हफ़्ते में एक मेल',
  lead: 'हर रविवार: सबसे ज़्यादा चर्चा किस पर हुई, और आपकी कितनी सूचनाएँ हैं।',
  promise: 'मेल में वह नाम कभी नहीं होता जिससे आप लिखते हैं। आपका पता एन्क्रिप्ट करके रखा जाता है, सिर्फ़ इसी के लिए, आपके हटाने तक। ऐसा पता बेहतर है जिसे आपकी कंपनी न पढ़ सके।',
  label: 'आपका मेल पता',
  hint: 'पहले वहाँ एक लिंक आएगा; उसे खोलने से पहले और कुछ नहीं।',
  send: 'मुझे लिंक मेल करें',
  sending: 'भेजा जा रहा है',
  keep: 'जैसा है वैसा रहने दें',
  unconfirmed: (address) => `${address} पर एक लिंक भेजा गया है। ${confirmationDays} दिन के अंदर उसे खोलें; तब तक वहाँ और कुछ नहीं भेजा जाएगा।`,
  confirmed: (address) => `${address} की पुष्टि हो चुकी है।`,
  topics: {
    'weekly-digest': { label: 'मुझे हफ़्ते की मेल भेजें', text: 'हर मेल में उसे बंद करने का लिंक होता है, लॉग इन के बिना।' },
    'job-alerts': { label: 'मुझे मेरे अलर्ट की नई नौकरियाँ भेजें', text: 'हफ़्ते में एक बार, थोड़ी-थोड़ी, उसी मेल में। इन्हें बंद करने का लिंक उसी में होता है।' },
  },
  change: 'दूसरा पता दें',
  remove: 'पता हटाएँ',
  problem: {
    form: 'यह मेल पता नहीं है। वह name@example.in जैसा होता है।',
    limited: `अभी बहुत मेल भेजी जा चुकी हैं। ${mailWindowMinutes} मिनट बाद फिर कोशिश करें।`,
    failed: 'यह सेव नहीं हो सका। कुछ नहीं बदला। फिर कोशिश करें।',
  },
};
