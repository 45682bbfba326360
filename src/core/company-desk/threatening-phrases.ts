const you = '(?:you|ur|u)';
const writer = '(?:the |this )?(?:author|writer|reviewer|person|individual|employee|poster|culprit)';
const letters = '(?:relieving|experience|offer|reference|settlement|full and final|f&f|background|bgv|job|career|future)';

/** Phrases that threaten who wrote. */
export const threateningSources: readonly string[] = [
  '\\blegal (?:action|proceedings|notice|steps|measures|recourse|rights)\\b|\\b(?:criminal) (?:action|case|complaint)\\b',
  `\\b(?:strict|disciplinary|appropriate|necessary|stern|severe) (?:action|steps|measures)\\b[^.!?]{0,40}\\bagainst (?:${you}|such|him|her|them|those|${writer}|anyone who (?:wrote|writes|posts|posted|spreads|defames|gives))\\b`,
  `\\btake action against (?:${you}|such|him|her|them|${writer})\\b`,
  `\\b(?:${you}|they|such [a-z]+|culprits?|${writer})\\b[^.!?]{0,20}\\bdealt with\\b|\\bdeal with (?:${you}|such people|them)\\b`,
  `\\b(?:we|company|management|team)(?:'ll| will| shall| may| can| are going to)(?: \\w+)? sue\\b|\\bsue ${you}\\b|\\b(?:you|they)(?:'ll| will)? be sued\\b`,
  '\\b(?:defamation|defamatory|libel|slander|cyber ?crime|cyber ?cell|cyber ?police|f\\.?i\\.?r\\.?)\\b',
  '\\bpunishable\\b|\\bunder (?:the )?(?:it act|information technology act|ipc|bns)\\b',
  '\\b(?:go|going|move|moving|approach|knock)(?: to)?(?: the)? (?:court|police)\\b(?! verification)',
  `\\bpolice complaint\\b(?![^.!?]{0,24}(?:vendor|contractor|theft))|\\breport ${you} to the police\\b`,
  `\\b(?:our|the) (?:lawyers?|legal (?:team|department|cell)|advocates?|counsel)\\b[^.!?]{0,30}\\b(?:contact|touch|reach|notice|informed|notified|instructed|write to ${you})\\b|\\bhear from our (?:lawyers?|legal|advocates?)\\b|\\bconsult(?:ing)? our (?:lawyers?|advocates?)\\b|\\bnotice from (?:our|the) (?:lawyers?|advocates?|legal)`,
  `\\b(?:see|drag|take|meet) ${you} (?:in|to) court\\b|\\b(?:take|file) (?:this|it|a case|the matter)(?: to| in)? ?(?:court)?\\b(?=[^.!?]{0,20}(?:court|case|against))`,
  `\\b(?:we|hr|it)(?:'ll| will| shall| already| also| do| can| are| have| is| very well| exactly| going to)* (?:know|found|find|identify|identified|trace|traced|track|tracked|tracing|tracking|checking)(?: out)?(?: exactly)? (?:who|${you}\\b|your (?:identity|name|profile|location|ip)|${writer}|from which computer)`,
  `\\b(?:traced|tracked|trace|track|located)(?: down)?\\b[^.!?]{0,24}\\b(?:computer|device|ip|laptop|phone|${writer}|${you})\\b`,
  '\\b(?:we|it|our) (?:have|has|know)? ?(?:your|the) ip\\b',
  `\\byour ${letters}\\b[^.!?]{0,40}\\b(?:will|shall|may|would|can|is)\\b[^.!?]{0,20}\\b(?:withheld|withhold|stopped|cancelled|revoked|affected|at risk|in danger|blocked|denied|over|pending|still with us|in our hands)\\b`,
  '\\b(?:will|shall) not (?:give|issue|release|clear|get)\\b[^.!?]{0,20}\\b(?:letter|settlement|dues|f&f)\\b|\\bletter will not be (?:issued|given|released)\\b',
  '\\b(?:black ?list(?:ed|ing)?)\\b|\\b(?:nobody|no one|no company|no employer)\\b[^.!?]{0,24}\\b(?:hires?|employs?|takes?) ?(?:you)?\\b(?= ?(?:[.!,]|$|you|again|after))',
  '\\binform your (?:new|next|future|present) (?:employer|company)\\b|\\b(?:ruin|spoil|finish|destroy) your (?:career|future|life)\\b',
  `\\b(?:remove|delete|take down|withdraw) (?:this|your|the|it)(?: review| post| comment| feedback)?\\b[^.!?]{0,60}\\b(?:or|else|otherwise|failing|within)\\b`,
  `\\b(?:face (?:the )?consequences|regret this|bond penalty|liable for damages|pay for this)\\b|\\byour bond\\b[^.!?]{0,24}\\brecover|\\brecover\\w*\\b[^.!?]{0,24}\\bfrom you\\b`,
  '\\b(?:kanooni|kanuni|qanooni) (?:karyavahi|karyawahi|karwai|karvai|notice|action)\\b|\\bmanhani\\b|\\b(?:court (?:me|mein)|case (?:kar|thok)|police (?:me|mein) (?:shikayat|complaint)|vakil notice)\\b',
  '\\b(?:aap|tum|tumhare|aapke|tere|un)(?: ?par| ?pe| upar| ?ko)\\b[^.!?]{0,16}\\b(?:case|court|jail|fir|mukadma|police)\\b(?! verification)',
  '\\bhum (?:jaan|dhoondh|dhundh|pata)\\w*(?: \\w+)? (?:lenge|jayenge|laga)\\b|\\banja+m (?:bura|bhugat)\\w*\\b',
  '\\b(?:pata|malum|maloom|jaante|jante)\\b(?:(?!nahi)[^.!?]){0,20}\\b(?:kaun|kon|kisne|kis ne)\\b|\\b(?:kaun|kon|kisne|kis ne)\\b(?:(?!nahi)[^.!?]){0,24}\\bpata (?:chal|lag)\\w*',
  '\\b(?:letter|f&f|settlement)\\b[^.!?]{0,12}\\b(?:nahi|nahin|rok)\\b ?(?:mileg|deng|dung|doong|diya jayeg|leng|mil|de)\\w*\\b(?<!mila|diya)',
  '\\b(?:nahi to|nahin to|nahi toh|warna|varna)\\b[^.!?]{0,20}\\b(?:dekh|theek|thik|acch|achh|pachta|bura|bhugat)\\w*|\\breview (?:hata|delete|nikal)\\w*[^.!?]{0,14}\\b(?:warna|varna|nahi to|nahi toh)\\b|\\bnaukri kahin nahi\\b',
  'क़?ानूनी (?:कार्रवाई|कार्यवाही|नोटिस|कदम)|मानहानि|साइबर सेल|एफ़?आईआर|एफ\\.?आई\\.?आर|अदालत (?:जा|में)|मुकदमा|पुलिस में शिकायत',
  '(?:आप|तुम|उन|लिखने वाले)[^।.!?]{0,8} (?:पर|के ख़िलाफ़|के खिलाफ)[^।.!?]{0,16}(?:केस|मामला|कार्रवाई)',
  '(?:नहीं तो|वरना|अन्यथा)[^।.!?]{0,24}(?:ठीक|अच्छा|देख|बुरा|पछता|केस)',
  'हम[^।.!?]{0,24}(?:कौन हैं|कौन हो|किस ?ने लिखा|किसका काम|ढूंढ लेंगे|ढूँढ लेंगे|पता लगा लेंगे)',
  '(?:अनुभव|रिलीविंग)[^।.!?]{0,10}(?:पत्र|लेटर) (?:रोक|नहीं (?:दिया जाएगा|दिया जायेगा|दी जाएगी|मिलेगा|देंगे))|अंजाम भुगत|इसे हटाओ|नौकरी कहीं नहीं',
];
