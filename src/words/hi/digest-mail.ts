import { digestDays } from '#core/digests/digest.ts';
import type { words as english } from '../en/digest-mail.ts';

export const words: typeof english = {
  subject: (brand) => `${brand} पर आपका हफ़्ता`,
  lead: `पिछले ${digestDays} दिनों में सबसे ज़्यादा चर्चा इन पर हुई:`,
  comments: (count) => (count === 1 ? '1 टिप्पणी' : `${count} टिप्पणियाँ`),
  unseen: (count) => (count === 1 ? '1 सूचना आपका इंतज़ार कर रही है।' : `${count} सूचनाएँ आपका इंतज़ार कर रही हैं।`),
  why: 'यह मेल हफ़्ते में एक बार आती है, क्योंकि आपने इसे अपनी सेटिंग्स में चुना है।',
  jobs: 'आपके अलर्ट के लिए नई नौकरियाँ:',
  jobsSubject: (brand) => `${brand} पर आपके अलर्ट के लिए नई नौकरियाँ`,
  leave: { 'weekly-digest': 'मुझे ये मेल और न भेजें', 'job-alerts': 'मुझे नई नौकरियाँ और न भेजें' },
};
