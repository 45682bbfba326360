import { dayOf } from '#core/figures/ago.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { mostJobAlerts } from '#core/jobs/job-alerts.ts';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import { mostSavedJobs } from '#core/jobs/saved-jobs.ts';
import { words as jobs } from '#words/hi/jobs.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import type { JobAlertWords } from '../../en/jobs/alert.ts';

const outcomes: Readonly<Record<JobOutcome, string>> = { silent: 'कोई जवाब नहीं', rejected: 'मना कर दिया', offered: 'ऑफ़र मिला' };

export const words: JobAlertWords = {
  ...jobs,
  save: {
    save: 'सेव करें',
    saveNamed: (title) => `सेव करें: ${title}`,
    saved: 'सेव की हुई',
    savedNamed: (title) => `सेव की हुई: ${title}`,
    offline: 'कनेक्शन नहीं है। कुछ नहीं बदला; कनेक्शन आने पर फिर दबाएँ।',
    full: `आप ${grouped(mostSavedJobs)} नौकरियाँ सेव कर चुके हैं, इससे ज़्यादा नहीं हो सकतीं। पहले कोई एक हटाएँ।`,
    failed: 'यह नहीं हो पाया। कुछ नहीं बदला। फिर कोशिश करें।',
  },
  report: {
    heading: 'क्या आपने आवेदन किया? क्या नतीजा रहा?',
    lead: `आपका जवाब सिर्फ़ जोड़ में दिखता है, जब ${inWords(fewestContributors)} या ज़्यादा लोग जवाब दे दें। कोई नहीं देखता कि यह आपका है।`,
    outcomes,
    counts: (proofs) => {
      if (proofs.includes('anyone')) return '';
      if (!proofs.includes('provider')) return 'यह तभी गिना जाता है जब आप ऑफ़िस या कॉलेज के मेल की पुष्टि कर लें।';
      return proofs.includes('address')
        ? 'यह तब गिना जाता है जब आप Google जैसे किसी और के खाते से लॉग इन करें, या ऑफ़िस या कॉलेज के मेल की पुष्टि कर लें।'
        : 'यह तब गिना जाता है जब आप Google जैसे किसी और के खाते से लॉग इन करें।';
    },
    thanks: 'सेव हो गया। इसे यहाँ कभी भी बदल सकते हैं।',
  },
  savedJobs: {
    title: 'सेव की हुई नौकरियाँ',
    description: 'आपकी सेव की हुई नौकरियाँ। इन्हें बस आप देखते हैं।',
    lead: 'इन्हें बस आप देखते हैं। बंद हो चुकी नौकरियाँ भी सूची में रहती हैं, उन पर “बंद” लिखा होता है।',
    list: 'सेव की हुई नौकरियाँ',
    closed: 'यह नौकरी बंद हो चुकी है।',
    week: (date) => `${daySaid(monthNames, dayOf(mondayOf(weekOf(date))))} के हफ़्ते में सेव की`,
    taken: 'हटा दी गई। पेज छोड़ते ही यह नौकरी सूची से चली जाएगी।',
    more: 'और दिखाएँ',
    end: 'बस इतनी ही हैं।',
    none: 'आपने अभी तक कोई नौकरी सेव नहीं की।',
    noneBecause: 'किसी नौकरी के पास “सेव करें” दबाएँ, वह यहाँ मिलेगी।',
    toJobs: 'नौकरियाँ देखें',
    toAlerts: 'नौकरी के अलर्ट',
    guest: 'सेव की हुई नौकरियाँ आपके खाते में रहती हैं।',
    guestBecause: 'नौकरियाँ सेव करने और यहाँ देखने के लिए लॉग इन करें। नौकरियाँ पढ़ने के लिए खाता नहीं चाहिए।',
  },
  alert: {
    create: 'इस खोज के अलर्ट पाएँ',
    isOn: 'अलर्ट चालू है',
    stop: 'बंद करें',
    stopNamed: (name) => `अलर्ट बंद करें: ${name}`,
    created: 'इस खोज की नई नौकरियाँ सूचनाओं (घंटी) में दिखेंगी।',
    stopped: 'अलर्ट बंद हो गया।',
    offline: 'कनेक्शन नहीं है। कुछ नहीं बदला; कनेक्शन आने पर फिर दबाएँ।',
    full: `आपके ${mostJobAlerts} अलर्ट हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक बंद करें।`,
    unknown: 'इनमें से एक नाम हम नहीं जानते, इसलिए कोई नौकरी कभी मेल नहीं खाएगी। उसे हटाकर फिर कोशिश करें।',
    failed: 'यह नहीं हो पाया। कुछ नहीं बदला। फिर कोशिश करें।',
  },
  ways: {
    title: 'अलर्ट चालू है',
    lead: 'इस खोज की नई नौकरियाँ सूचनाओं (घंटी) में दिखेंगी। और कहाँ बताएँ?',
    device: { label: 'इस डिवाइस पर बताएँ', text: 'नई नौकरियों के बारे में, तब भी जब कोई पेज खुला न हो।' },
    mail: { label: 'नई नौकरियाँ हफ़्ते में एक बार ईमेल करें', text: 'रविवार को, एक बार में कुछ ही। हर ईमेल में बंद करने का लिंक होता है।' },
    done: 'हो गया',
  },
  alerts: {
    title: 'नौकरी के अलर्ट',
    description: 'आपकी सेव की हुई खोजें। नई नौकरियाँ आने पर हम आपको बताते हैं।',
    lead: 'नई नौकरियाँ सूचनाओं (घंटी) में दिखती हैं। पुरानी पड़ चुकी या ठगी के संकेत वाली नौकरियों के अलर्ट नहीं मिलते।',
    list: 'नौकरी के अलर्ट',
    jobs: (count) => `${grouped(count)} ${count === 1 ? 'नौकरी' : 'नौकरियाँ'}`,
    since: (date) => `${daySaid(monthNames, date)} के हफ़्ते से`,
    mail: 'नई नौकरियाँ हफ़्ते में एक मेल में भी आ सकती हैं।',
    mailed: (address) => `नई नौकरियाँ हफ़्ते में एक बार ${address} पर भी जाती हैं।`,
    toMail: 'मेल की सेटिंग',
    toSaved: 'सेव की हुई नौकरियाँ',
    none: 'आपका अभी कोई अलर्ट नहीं है।',
    noneBecause: 'नौकरियाँ खोजें, और “इस खोज के अलर्ट पाएँ” दबाएँ।',
    toJobs: 'नौकरियाँ देखें',
    guest: 'नौकरी के अलर्ट आपके खाते में रहते हैं।',
    guestBecause: 'नई नौकरियों के अलर्ट पाने के लिए लॉग इन करें। नौकरियाँ पढ़ने के लिए खाता नहीं चाहिए।',
  },
};
