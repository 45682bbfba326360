import { dayOf } from '#core/figures/ago.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { mostJobAlerts } from '#core/jobs/job-alerts.ts';
import type { JobOutcome } from '#core/jobs/job-outcome.ts';
import { mostSavedJobs } from '#core/jobs/saved-jobs.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-hi.ts';
import { inWords } from '../figures/numbers-hi.ts';
import type { JobAlertWords } from './alert-en.ts';

const outcomes: Readonly<Record<JobOutcome, string>> = { silent: 'कोई जवाब नहीं', rejected: 'मना कर दिया', offered: 'ऑफ़र मिला' };

/** Sentences of the jobs that a member saved, and of their alerts, in Hindi. */
export const words: JobAlertWords = {
  save: {
    save: 'सहेजें',
    saveNamed: (title) => `सहेजें: ${title}`,
    saved: 'सहेजी हुई',
    savedNamed: (title) => `सहेजी हुई: ${title}`,
    offline: 'कनेक्शन नहीं है। कुछ नहीं बदला; कनेक्शन आने पर फिर दबाएँ।',
    full: `आप ${grouped(mostSavedJobs)} नौकरियाँ सहेज चुके हैं, इससे ज़्यादा नहीं हो सकतीं। पहले कोई एक हटाएँ।`,
    failed: 'यह नहीं हो पाया। कुछ नहीं बदला। फिर कोशिश करें।',
  },
  report: {
    heading: 'क्या आपने आवेदन किया? क्या नतीजा रहा?',
    lead: `इसे दूसरों के साथ गिना जाता है, और ${inWords(fewestContributors)} या ज़्यादा लोगों का ही दिखता है। कोई नहीं जान सकता कि यह आपने बताया।`,
    outcomes,
    thanks: 'नोट कर लिया। कुछ बदले, तो इसे यहाँ बदल सकते हैं।',
  },
  savedJobs: {
    title: 'सहेजी हुई नौकरियाँ',
    description: 'आपकी सहेजी हुई नौकरियाँ। इन्हें बस आप देखते हैं।',
    lead: 'इन्हें बस आप देखते हैं। बंद हो चुकी नौकरियाँ भी सूची में रहती हैं, उन पर “बंद” लिखा होता है।',
    list: 'सहेजी हुई नौकरियाँ',
    closed: 'यह नौकरी बंद हो चुकी है।',
    week: (date) => `${daySaid(monthNames, dayOf(mondayOf(weekOf(date))))} के हफ़्ते में सहेजी`,
    taken: 'सूची से हटा दी गई। यह पेज छोड़ते ही चली जाएगी।',
    more: 'और दिखाएँ',
    end: 'बस इतनी ही हैं।',
    none: 'आपने अभी तक कोई नौकरी नहीं सहेजी।',
    noneBecause: 'किसी नौकरी के पास “सहेजें” दबाएँ, वह यहाँ मिलेगी।',
    toJobs: 'नौकरियाँ देखें',
    toAlerts: 'नौकरी के अलर्ट',
    guest: 'आप जो सहेजते हैं वह आपके खाते में रहता है।',
    guestBecause: 'नौकरियाँ सहेजने और यहाँ देखने के लिए लॉग इन करें। नौकरियाँ पढ़ने के लिए खाता नहीं चाहिए।',
  },
  alert: {
    create: 'इस खोज के अलर्ट पाएँ',
    isOn: 'अलर्ट चालू है',
    stop: 'बंद करें',
    stopNamed: (name) => `अलर्ट बंद करें: ${name}`,
    created: 'नई नौकरियाँ आते ही घंटी के नीचे दिखेंगी।',
    stopped: 'अलर्ट बंद हो गया।',
    offline: 'कनेक्शन नहीं है। कुछ नहीं बदला; कनेक्शन आने पर फिर दबाएँ।',
    full: `आपके ${mostJobAlerts} अलर्ट हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक बंद करें।`,
    failed: 'यह नहीं हो पाया। कुछ नहीं बदला। फिर कोशिश करें।',
  },
  alerts: {
    title: 'नौकरी के अलर्ट',
    description: 'वे खोजें, जिनकी नई नौकरियों के अलर्ट आपको मिलते हैं।',
    lead: 'नई नौकरियाँ घंटी के नीचे दिखती हैं। जिनमें धोखे के संकेत हों या जो पुरानी पड़ गई हों, वे कभी नहीं।',
    list: 'नौकरी के अलर्ट',
    jobs: (count) => `${grouped(count)} खुली ${count === 1 ? 'नौकरी' : 'नौकरियाँ'}`,
    since: (date) => `${daySaid(monthNames, date)} के हफ़्ते से`,
    mail: 'ये हफ़्ते में एक मेल में भी आ सकती हैं।',
    toMail: 'मेल की सेटिंग्स',
    toSaved: 'सहेजी हुई नौकरियाँ',
    none: 'आपका अभी कोई अलर्ट नहीं है।',
    noneBecause: 'नौकरियाँ खोजें, और वहाँ “इस खोज के अलर्ट पाएँ” दबाएँ।',
    toJobs: 'नौकरियाँ देखें',
    guest: 'अलर्ट आपके खाते में रहते हैं।',
    guestBecause: 'नई नौकरियों के अलर्ट पाने के लिए लॉग इन करें। नौकरियाँ पढ़ने के लिए खाता नहीं चाहिए।',
  },
};
