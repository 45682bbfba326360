/** Matches whole words, where `_` is a space within one. */
const words = (list: string): RegExp => wholly(list.trim().replace(/\s+/g, '|').replaceAll('_', ' '));
const wholly = (either: string): RegExp => new RegExp(`(?<![a-z])(?:${either})(?![a-z])`);

export const amount =
  /(?:₹|(?<![a-z])(?:rs|inr|rupees?)) ?\.?\d|\d ?(?:\/-|₹|(?:rs|inr|rupees?|rupa[iy]?[aey]+|k|bucks|thousand|hundred|hazaa?r|hajaa?r|lakhs?|lacs?)(?![a-z]))|(?<![\d.])(?!20[12]\d(?!\d))\d{3,6}(?![\d.]\d|[\da-z])|(?<![a-z])(?:thousand|hundred|hazaa?r|hajaa?r|rs)(?![a-z])/;
export const moneyWords = words(
  'money pay(ing)? recharge invest pais[ae]y? amount pay_?ments? fees? charges? de_?posit cash advance token funds caution penalty fine challan pay_(now|first|half|online|here|up|\\d+) costs? bribe',
);

/** Payments by a company or its people, which are no demand. */
export const othersPay =
  /(?<![a-z])(?:(?:did|do|does|will|would|have|has|if|when|how much) )?(?:they|he|she|(?:the|this|that|your|my|our) (?:company|firm|employer|hr|manager|boss)|company wale) (?:[a-z']+ ){0,2}?(?:pay|pays|paid|paying|give|gives|gave|dete|deti)(?! (?:me|us|him|her|by|on|to)(?![a-z]))(?![a-z])/g;

export const ownAffair = words(
  'colleges? school hostel pg rent landlord room flat (?<!legal_)notice(?!_will) buyout bond tax tds pf epfo? ppf uan gratuity bonus conference gym loan emi lunch dinner tea chai coffee party bill split trip petrol cab carpool farewell gift birthday cake treat cricket turf movie outing shaadi f&f full_and_final settlement overtime itr form_16 80c hra sip stocks? exam gre ielts coaching tuition electricity canteen cafeteria swiggy zomato premium mediclaim appraisal hike diwali charity donat(e|ion) udemy coursera aws relocation arrears pending_salary legal_notice_for',
);
export const warning = wholly(
  "beware|scam(?:s|med|mers?|ming)?|frauds?|fraudsters?|fake|cheat(?:ed|ing|ers?)?|duped|red flags?|thagi|dhokh?a|saa?vdhan|farzi|phishing|suspicious|shady|careful|stay safe|cyber|police|report (?:it|them|him|her|this|that)|legit|illegal|normal|walk away|(?:no|not|never|nobody|don'?t|do not|shouldn't|should not|must not|avoid|refused?|stop|why would|instead of|rather than|doesn't|does not) (?:[a-z']+ ){0,4}?(?:pay|pays|paying|send|sending|shar(?:e|ing)(?! this| it)|giv(?:e|ing)|transfer|deposit|click|join|trust|scan|asks?|charges?|takes?|demands?|switch|respond)|(?<!kisi ko )mat (?:bhej|do|de|kar|dena|bata|share|join|diji?ye|kijiye|jana|jao|click)[a-z]*|kabhi(?: bhi)? (?:pais[ae]|otp|mat|na|nahi|koi)|(?:nahi|nhi|na) (?:det[aie]|maa?ngt[iea]|let[iea]|lena|dena|bhejna|karna|batana|bhejo|karo|kare?in|bhejein)|(?:achhi|acchi|genuine|asli|sahi) company",
);

export const reported = wholly(
  "(?:they|he|she|recruiters?|hr|agents?|agency|consultanc(?:y|ies)|compan(?:y|ies)|manager|boss|some(?:one|body)|guy|person|people|caller|employer|firm|lady|linkedin|it|that|which|who) (?:[a-z']+ ){0,3}?(?:asked|asks|asking|took|charged|deducted|wanted|wants|told|demand(?:ed|s)|said|says|insisted|forced|made|kept|keeps|whatsapped|messaged|texted|called|contacted|recovered|withheld|never|takes|refuses|pinged|sends|bola)(?! (?:me |us )?to (?:you|inform)| you)|(?:i|we|my [a-z]+|our [a-z]+|friend|cousin|colleague|brother) (?:[a-z']+ ){0,2}?(?:paid|lost|transferred|deposited|gave|fell|got (?:scammed|cheated|duped|asked|an? (?:call|message|mail|text|sms))|(?:was|were|been|being|am) (?:asked|told|cheated|scammed|charged|duped|forced|made|getting|paying)|received (?!your|ur)|reported|blocked|refused|shared (?!with)|sent (?!you|u|an otp|otp|the qr)|had to|have to|need to|must|should|can pay|will (?:pay|never)|used to|hate|don't (?:want|know|pay)|ended)|(?:asked|told|forced|wants?|expects?|makes?) (?:me|us|him|her|them|people|everyone|candidates|freshers)|(?:paid|reimbursed) by|usne|unhonn?e|(?:mujh|hum|ham)se|mere (?:saath|dost|bhai)|(?:hr|recruiter|company|consultancy|agent|manager|boss|kisi|bande|dost|walo?n?|bhai|tl|logo?n?|bank) (?:walo?n? )?ne(?! (?:aap|tum|apk|tera|apka))|(?:maine|mene|meine|humne) (?:[a-z0-9]+ ){0,5}?(?:diy[ae]|di|bhej[ae]|bhar|jama|kiy[ae]|ganwa|kho|dekh[ae])|(?:maa?ng|kaa?t|le|thag) (?:rah[aie]|rhe|liy[ae]|li|gay[ae])|maa?ng(?:[ei]|t[aie])|(?:padt|pdt)[aei] ha[in]+",
);
export const inquiry = new RegExp(
  `\\?|^(?:what|why|how|who|whoever|when|where|which|is(?! (?:qr|number|link|no|upi|account|pe|par|me|id|group))|are|was|does|do(?! \\d)|did|has|have any|any(?:one|body)?|should (?:i|we)|can (?:i|we|they|a|hr|company)|could they|will they|am i|kya|kaise|kyun?|kitn[aei]|kaun)(?![a-z'])|(?<![a-z])(?:(?:hai|hain|h|hoga|hot[ai]|hua|lete|leti|lagta|chahiye|padta|padega) kya|kya (?:ye|yeh|koi|kisi|mujhe|hume|compan)|wondering|curious|ask (?:for|about|them|hr|your|if|in)|tell me what|anyone knows?|kisi ko pata)(?![a-z])`,
);
export const politely =
  /(?<![a-z])(?:(?:can|could|will|would) (?:you|u)(?! tell)|please|pl[sz]+|kindly|are you (?:ready|willing|able|interested)|(?:kar|bhej|de|bata) (?:sakte|doge|sakti|paoge)|interested|ready|what(?:'s| is) (?:the|your) (?:otp|code|pin))(?![a-z])/;

export const channel = wholly('(?:whatsapp|telegram|signal app|skype|google chat|hangouts?|insta(?:gram)?)p?e?|wa|tg|botim|zangi|imo');
export const contact = words('numbers? contact call message msg (e_?)?mail dm inbox ping sampark link');
export const mobileDigits = /(?<![\d.₹])(?:\+?91[ -]?|0)?[6-9](?:[ -]?\d){9}(?!\d)|(?<![\d.])[6-9](?=[\dx]{0,7}xx)[\dx]{9}(?!\d)/;
export const freeMail =
  /(?:@|(?<![a-z])at) ?(?:gmail|yahoo|outlook|hotmail|rediffmail|proton\w*|ymail|icloud)|(?<![a-z])(?:g ?mail|(?:to|on|at) (?:my|our|this|the) personal (?:e?mail|id))(?![a-z])/;
export const shortLink = wholly(
  'bit ?\\.? ?ly|tinyurl|forms\\.gle|docs\\.google|google ?forms?|cutt\\.ly|rb\\.gy|linktr\\.ee|goo\\.gl|is\\.gd|shorturl|t\\.ly|rebrand\\.ly|ow\\.ly',
);
export const chatLink = /(?<![a-z])(?:wa\.me|t\.me|wa\.link|chat\.whatsapp|telegram\.(?:me|dog))(?![a-z])/;

export const upiHandle =
  /[a-z0-9][\w.-]{1,63}(?: ?(?:@| at ) ?(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|upi|apl)|@(?:okbizaxis|paytm|yapl|axisbank|axis|sbi|icici|hdfc(?:bank)?|airtel|jio|pt(?:y[a-z]{2}|axis|hdfc|sbi)|wa(?:axis|sbi|icici|hdfcbank)|kotak|freecharge|ikwik|pnb|cnrb|barodampay|federal|indus|yesbank|rbl|slice|fam|phonepe|idfcbank|axb|fbl))(?![\w.]{0,9}\w)/;
export const bankPlace = /(?<![a-z])[a-z]{4}0(?=[a-z0-9]{0,5}\d)[a-z0-9]{6}(?![a-z0-9])|(?:a\/?c|acc(?:oun)?t|khat[ae])[^.]{0,40}?\d[\d ]{7,19}\d/;
export const wallet = wholly(
  'g ?pay|bhim|upi(?: id)?|qr(?: ?codes?)?|scanner|bar ?code|account (?:number|no)|(?:google ?pay|phone ?pe|paytm|bank account)(?: ka)? (?:number|no|nambar|kar|kr|karo|id|me (?:daal|dal|bhej|kar)|pe|par|is)|(?:on|via|through|by|to|use|using|into|our) (?:(?:our|my|this|the) )?(?:google ?pay|phone ?pe|paytm|(?:[a-z]+ ){0,3}account)',
);

export const keys = words(
  'otps? one_time_password (verification|security|login|confirmation|sms|secret)_code (\\d|four|six)_?digit(_code)? (code|sms)_(you|which|that|aaya) (upi|atm|m|card|your|bank|ka|secret)_?pins? mpin pin_(batao|bhejo|number|no) cvv card_(number|no|details|photo|ka_number) (debit|credit|atm)_card net_?banking internet_banking pass_?words? user_?id_and login_(details|id|credentials) any_?desk team_?viewer quick_?support screen_shar(e|ing)',
);
export const papers = words(
  'aa?dh?aa?r(_?card)? pan pan_?card passport passbook bank_details bank_statement cancell?ed_cheque voter_id driving_licen[cs]e marksheets? original_(documents|certificates) selfie id_proof kyc',
);
