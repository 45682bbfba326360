export const hrSubjects = [
  'introduction',
  'strengths',
  'why-us',
  'salary',
  'notice',
  'relocation',
  'gap',
  'conflict',
  'future',
  'leaving',
  'shifts',
  'pressure',
] as const;
export type HrSubject = (typeof hrSubjects)[number];

const askedAs: Readonly<Record<HrSubject, RegExp>> = {
  introduction:
    /\b(about your ?self|introduce your ?self|walk (me|us) through your (resume|cv|career|profile)|who are you|(apne|apna|apni) (baare|bare|parichay|introduction)|(introduction|intro) (do|dijiye|dein))\b|अपने बारे|अपना परिचय|परिचय द/i,
  strengths:
    /\b(your (\w+ (and|or|&) )?(\w+ )?(strengths?|weakness(es)?|strong points?|weak points?)|apki (kamzori|kamjori|khoobi|taqat|takat)|aapki (kamzori|kamjori|khoobi|taqat|takat))\b|आपकी (ताक़?त|कमज़?ोरी|ख़?ूबी|कमी)/i,
  'why-us':
    /\bwhy (do you want to |should you |would you like to |did you )?(join|apply|choose|work (here|for|with|at))\b|\bwhy (should we (hire|select|choose)|this (company|job|role)|our company|us)\b|\bwhat do you know about (us|our|this company|the company)\b|\b(yahan|yaha|hamari company|humari company) .*\b(kyun|kyu|kyon)\b|(यहाँ|यहां|हमारी कंपनी|इस कंपनी).*क्यों|आपको क्यों (रखें|चुनें)/i,
  salary:
    /\b((expected|current|last|present) (salary|ctc|pay|package)|(salary|ctc|pay|package) expectations?|expect(ing|ation)?s? .*\b(salary|ctc|package)|in[- ]?hand (salary|pay)|(kitni|kitna) (salary|package|ctc)|salary (kitni|kya))\b|(कितनी|कितना|अपेक्षित) (सैलरी|वेतन|तनख़्वाह|तनख्वाह|पैकेज)|(सैलरी|वेतन) कितन/i,
  notice:
    /\b(notice[- ]period|(how soon|when) can you (join|start)|immediate(ly)? join\w*|early release|kab join|kab se join)\b|नोटिस|कब (से )?(जॉइन|ज्वाइन|जुड़)/i,
  relocation: /\b(re-?locat\w*|(willing|ready|open|comfortable) to (move|shift|travel)|dusre (shehar|sheher|city)|city (change|badal))\b|दूसरे शहर|शहर बदल/i,
  gap: /\b((career|employment|education|study|year|resume|cv) (gaps?|breaks?)|gaps? (in|between|after|of) (your|the|\d)|(break|gap) (in|from) (your )?(career|job|work|study|studies|employment)|gap (kyun|kyu|kyon|kaise))\b|(करियर|पढ़ाई|नौकरी) में (गैप|अंतर|ब्रेक)|गैप क्यों/i,
  conflict:
    /\b((conflicts?|disagree(d|ment)?s?|argument|difference of opinion) (with|between|in|at|within|among)|(difficult|angry|rude) (colleague|co-?worker|team ?mate|manager|boss|customer|client|guest|passenger|patient)|boss se|(jhagda|jhagra|anban))\b|(मैनेजर|बॉस|साथी|टीम).*(झगड़|अनबन|असहमत)/i,
  future:
    /\b(where do you see your ?self|(five|5|ten|10|three|3|two|2) (years?|saal) (from now|down the line|later|baad|mein)|your (long[- ]term|short[- ]term|career) (goals?|plans?)|(career|future) (goals?|plans?)|higher stud(y|ies))\b|(पाँच|पांच|दस|५|5|10) साल (बाद|में)|भविष्य|आगे की पढ़ाई/i,
  leaving:
    /\b(why (are you|did you|do you want to) (leav\w*|quit\w*|switch\w*|chang\w*|resign\w*)|reasons? (for|of|behind) (leaving|quitting|switching|resign\w*|(the |your )?(job )?(change|switch))|(job|naukri|company) (kyun|kyu|kyon) (chhod|chod|badal|change))\w*\b|(नौकरी|कंपनी|जॉब) क्यों (छोड़|बदल)/i,
  shifts:
    /\b((night|rotational|rotating|flexible|different) shifts?|work (on|in|at) (weekends?|sundays?|nights?|holidays?)|(six|6) days? (a|in a|per) week|work from office|overtime|night mein kaam)\b|(रात|नाइट) (की )?(शिफ्ट|शिफ़्ट|पाली|में काम)|ओवरटाइम/i,
  pressure:
    /\b((work|working|handle|deal with|perform|manage) (well )?(under |with )?(pressure|stress|tight deadlines?)|under pressure|(pressure|stress) (handle|mein|kaise))\b|दबाव|तनाव/i,
};

export const hrSubjectsOf = (text: string): readonly HrSubject[] => hrSubjects.filter((subject) => askedAs[subject].test(text.normalize('NFC')));

export const hrSubjectNamed = (name: string): HrSubject | undefined => hrSubjects.find((subject) => subject === name);
