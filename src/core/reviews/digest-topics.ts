export const digestTopics = [
  'hours',
  'weekends',
  'pay',
  'increments',
  'promotions',
  'managers',
  'colleagues',
  'learning',
  'security',
  'exit',
  'food',
  'transport',
  'safety',
  'pressure',
  'remote',
  'leave',
  'onboarding',
] as const;
export type DigestTopic = (typeof digestTopics)[number];

export const mostDigestTopics = digestTopics.length;

/** Stems in English, Latin-script Hindi and Devanagari. A final full stop marks a whole word. */
export const topicStems: Readonly<Record<DigestTopic, readonly string[]>> = {
  hours:
    `shift|timing|working hours|work hours|long hours|login time|logout|log off|overtime|late night|night duty|work life|work-life|hours daily|hours a day|after hours
    |roster|double duty|der raat|raat ko|ghante|baje tak|घंटे|शिफ्ट|ओवरटाइम|रात की ड्यूटी|देर रात|बजे के बाद|काम खत्म`.split('|'),
  weekends: 'weekend|saturday|sunday|week off|weekly off|alternate saturday|shanivar|ravivar|itvaar|itwar|hafte ki chutti|शनिवार|रविवार|इतवार|साप्ताहिक'.split(
    '|',
  ),
  pay: `salary|salaries|salery|payroll|payslip|pay.|underpaid|well paid|paid well|ctc.|in hand|in-hand|compensation|package|stipend|wage|lpa.|incentive|bonus|allowance|variable|reimbursement
    |tankhwah|tankha|vetan|paisa|paise|वेतन|सैलरी|तनख्वाह|पगार|पैसा|पैसे|बोनस|इंसेंटिव|भत्ता`.split('|'),
  increments: 'hike|increment|appraisal|salary revision|pay rise|raise.|percent in|badhotri|badhotari|बढ़ोतरी|इंक्रीमेंट|हाइक|अप्रेजल|प्रतिशत बढ़'.split('|'),
  promotions: `promotion|promoted|career growth|growth|next level|designation change|career path|internal job|ijp.|tarakki|taraqqi|pramotion
    |प्रमोशन|तरक्की|पदोन्नति`.split('|'),
  managers:
    'manager|management|boss|supervisor|my team lead|my lead|our lead|the lead|lead ne|lead khud|senior management|micromanag|hod.|incharge|in-charge|maalik|sahab|मैनेजर|बॉस|मैनेजमेंट|सुपरवाइजर|मालिक|साहब'.split(
      '|',
    ),
  colleagues:
    `colleague|team mate|teammate|co-worker|coworker|peers|seniors|my team|team is|people are|culture|environment|atmosphere|politics|favouritism|favoritism
    |saathi|sathi|mahaul|mahol|log acche|log achhe|team achi|team acchi|साथी|माहौल|राजनीति|सीनियर|लोग अच्छे|टीम`.split('|'),
  learning: `learn|training|trained|skill|certification|course|mentor|new technolog|knowledge|exposure|seekh|sikh|tech stack
    |सीख|ट्रेनिंग|प्रशिक्षण|हुनर|कोर्स`.split('|'),
  security:
    `job secur|layoff|laid off|lay off|job is safe|safe job|stable|stability|bench|contract renew|contract is renew|fired|hire and fire|retrench|permanent
    |naukri pakki|naukri surakshit|nikaal diya|nikal diya|chhantni|नौकरी पक्की|नौकरी सुरक्षित|छंटनी|निकाल दिया|निकाला`.split('|'),
  exit: `notice period|days notice|notice is|notice of|relieving|full and final|f&f.|fnf.|resign|resignation|bond.|exit.|buyout|buy out|experience letter
    |istifa|naukri chhod|इस्तीफा|नोटिस|रिलीविंग|बॉन्ड|नौकरी छोड़`.split('|'),
  food: 'canteen|cafeteria|food|lunch|breakfast|snack|free tea|water, tea|mess.|khana|khaana|chai|कैंटीन|खाना|खाने|चाय|नाश्ता'.split('|'),
  transport:
    'cab.|cabs.|shuttle|company bus|bus from|transport|commute|travel|traffic|pick up|pickup|parking|metro|gaadi|gadi|कैब|की बस|बस से|गाड़ी|पार्किंग|किलोमीटर|ट्रैफिक'.split(
      '|',
    ),
  safety: `safety|unsafe|helmet|gloves|accidents|injur|harassment|posh.|posh committee|women safety|security guard|first aid|ppe.|suraksha|surakshit mahaul
    |सुरक्षा|हेलमेट|दुर्घटना|हादसा|उत्पीड़न`.split('|'),
  pressure: `target|pressure|deadline|workload|work load|stress|burnout|burn out|hectic|escalations|dabav|tension|bojh
    |दबाव|टारगेट|प्रेशर|तनाव|बोझ`.split('|'),
  remote: `work from home|wfh.|remote|hybrid|work from office|wfo.|office days|return to office|ghar se kaam|घर से काम|वर्क फ्रॉम होम|हाइब्रिड`.split('|'),
  leave:
    `leaves.|leave is|leave was|leave get|leave approv|leave for|my leave|casual leave|sick leave|paid leave|earned leave|maternity|paternity|comp off|comp-off|holiday|festival leave
    |chutti|chhutti|छुट्टी|छुट्टियां|मातृत्व`.split('|'),
  onboarding:
    `onboard|induction|joining|first day|first week|interview process|offer letter|laptop on|documents|jab join|join kiya|ज्वाइनिंग|जॉइनिंग|जॉइन|पहले दिन|भर्ती`.split(
      '|',
    ),
};
