import type { JobSearch } from '../jobs/job-search.ts';

/** Search phrases narrow jobs by these, and a way no job declares is searched by its words. */
export const waysOfWorking = {
  remote: { workplace: ['remote'] },
  office: { workplace: ['office'] },
  hybrid: { workplace: ['hybrid'] },
  fullTime: { employment: ['fulltime'] },
  partTime: { employment: ['parttime'] },
  internship: { employment: ['intern'] },
  contract: { employment: ['contractual'] },
  freelance: { employment: ['freelancer'] },
  fresher: { experience: 0 },
  nightShift: { k: 'night shift' },
  walkIn: { k: 'walk-in' },
  immediate: { k: 'immediate joining' },
} as const satisfies Readonly<Record<string, Partial<JobSearch>>>;

export type WayOfWorking = keyof typeof waysOfWorking;

const isWay = (name: string): name is WayOfWorking => Object.hasOwn(waysOfWorking, name);

export const wayNames = Object.keys(waysOfWorking).filter(isWay);

export const waysInEnglish: Readonly<Record<WayOfWorking, string>> = {
  remote: 'Work-from-home',
  office: 'Office',
  fullTime: 'Full-time',
  hybrid: 'Hybrid',
  partTime: 'Part-time',
  internship: 'Internship',
  contract: 'Contract',
  freelance: 'Freelance',
  fresher: 'Fresher',
  nightShift: 'Night-shift',
  walkIn: 'Walk-in',
  immediate: 'Immediate-joining',
};

export const wordsOfWays: Readonly<Record<WayOfWorking, string>> = {
  remote:
    'work from home | work from home jobs | wfh | wfh jobs | remote | remote work | remote job | remote jobs | working from home | work at home | home based | home based work | online job | online jobs | online work | ghar se kaam | ghar se job | ghar baithe | ghar baithe kaam | ghar baithe job | ghar bethe kaam | ghar bethe job | ghar se karne | ghar par kaam | ghar pe kaam | ghar baith ke | ghar baith kar | घर से करने | घर पर काम | घर बैठकर | घर से काम | घर बैठे | घर बैठे काम | घर बैठे जॉब | घर बैठे नौकरी | वर्क फ्रॉम होम | रिमोट | घरातून काम | घरून काम',
  office: 'work from office | wfo | on site | onsite | onsite job | onsite jobs | on site jobs | वर्क फ्रॉम ऑफिस',
  fullTime: 'full time | fulltime | full time job | full time jobs | permanent job | permanent jobs | फुल टाइम | फुल टाइम जॉब',
  hybrid: 'hybrid | hybrid work | hybrid job | hybrid jobs | hybrid working | हाइब्रिड',
  partTime:
    'part time | parttime | part timer | part time job | part time jobs | part time work | part time naukri | part time kaam | पार्ट टाइम | पार्टटाइम | पार्ट टाइम जॉब | पार्ट टाइम नौकरी | अर्धवेळ',
  internship: 'internship | internships | intern job | intern jobs | intern | interns | इंटर्नशिप | इंटर्न',
  contract:
    'contract job | contract jobs | contractual | contract basis | contract based | contract work | theke par | theka job | ठेके पर | संविदा | संविदा भर्ती | कॉन्ट्रैक्ट जॉब',
  freelance:
    'freelance | freelancer | freelancers | freelancing | freelance work | freelance job | freelance jobs | freelancer job | freelancer jobs | freelancing jobs | फ्रीलांस | फ्रीलांसर | फ्रीलांसिंग',
  fresher:
    'fresher | freshers | 0 experience | zero experience | 0 year experience | 0 years experience | fresher job | fresher jobs | freshers job | freshers jobs | freshers hiring | no experience | without experience | no experience job | no experience jobs | first job | entry level | entry level job | entry level jobs | bina experience | bina anubhav | naya graduate | new graduate | new graduates | fresh graduate | fresh graduates | recent graduate | recently graduated | just graduated | freshly graduated | abhi graduate | graduate hua | graduate hui | graduation ke baad | abhi graduation | passout | pass out | just passed out | pehli naukri | pehli job | पहली नौकरी | पहली जॉब | नया ग्रेजुएट | अभी ग्रेजुएट | ग्रेजुएशन के बाद | फ्रेशर | फ्रेशर्स | फ्रेशर जॉब | बिना अनुभव | बिना अनुभव नौकरी | बिना एक्सपीरियंस',
  nightShift:
    'night shift | night shifts | night duty | night job | night jobs | night shift job | night shift jobs | raat ki shift | raat ki duty | raat ki naukri | raat ki job | raat wali shift | raat ki duty wali | raat me duty | raat mein duty | night duty job | night duty jobs | नाइट शिफ्ट | रात की शिफ्ट | रात की ड्यूटी | रात की नौकरी',
  walkIn:
    'walk in | walkin | walk ins | walkins | walk in interview | walkin interview | walk in interviews | walk in drive | walkin drive | walk in jobs | walk in interview jobs | वॉक इन | वॉक इन इंटरव्यू',
  immediate:
    'immediate joining | immediate joiner | immediate joiners | join immediately | urgent hiring | urgent joining | urgent job | urgent jobs | urgent requirement | turant joining | turant bharti | turant naukri | तुरंत जॉइनिंग | तुरंत भर्ती | तुरंत नौकरी | अर्जेंट भर्ती',
};
