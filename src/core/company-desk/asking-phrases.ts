const facts =
  "(?:(?:full|real|true|actual|good|own|official|work|exact|complete|last|manager'?s?|boss'?s?|lead'?s?) ){0,2}(?:name|identity|employee|emp\\b|staff|id\\b|e-?mail|phone|mobile|number|contact|details|designation|department|dept|team|manager|batch|joining|working (?:day|date)|dates?)";
const giving =
  '(?:tell|told|give|send|share|mail|e-?mail|message|write|reply|respond|provide|mention|state|confirm|drop|disclose|reveal|know|quote|include|come|get in touch|connect|contact|reach out)';
const you = '(?:you|ur|u)';
const writer = '(?:the |this )?(?:author|writer|reviewer|person|individual|employee|poster|culprit)';
const place =
  '(?:ward|team|branch|shift|project|batch|department|dept\\.?|location|office|floor|role|designation|process|account|client|city|plant|manager|lead|unit|site|store|month|year|dates?)';
const worked = '(?:were|are|worked|work|joined|left|reported|sat|served|belong|belonged|resigned)';
const indicPlace = '(?:team|branch|department|dept|shift|batch|project|office|city|shahar|floor|client|process|unit|ward|mahine|saal)';
const hindiPlace = '(?:टीम|शाखा|विभाग|शिफ़्ट|शिफ्ट|बैच|प्रोजेक्ट|वार्ड|दफ़्तर|दफ्तर|ऑफ़िस|ऑफिस|शहर|ब्रांच|डिपार्टमेंट|महीने|साल|यूनिट)';

/** Phrases that ask who wrote, or guess at it. */
export const askingSources: readonly string[] = [
  `\\bwho (?:are|were|is) (?:${you}|this|it|${writer}|behind)\\b`,
  `\\bwho(?:ever)? (?:among [a-z ]{0,24})?(?:wrote|has written|posted|has posted|submitted|gave|did) (?:this|it|the|such|that)\\b`,
  `\\bwho (?:(?:would|could|might) (?:write|post|say)|(?:gave|told|informed) ${you})\\b`,
  '\\bwhose (?:review|words|post|work) (?:is|are|was)\\b',
  `\\b(?:which|what) (?:[a-z]+ )?${place}s?(?: [a-z]+)? (?:(?:are|were|did|do|have|was) )?${you}\\b`,
  `\\b(?:which|what) (?:[a-z]+ )?${place} (?:was|is|were) (?:it|this|that|your)\\b`,
  `\\b(?:share|tell|told|know|mention|give|confirm|say|specify|clarify|state)\\b[^.!?]{0,40}\\b${place}s? (?:that |where |when |in which )?${you} ${worked}\\b`,
  `\\bwho (?:was|is|were) (?:your|in charge)\\b`,
  `\\b${giving}\\b(?: (?!for\\b)\\w+){0,3} (?:your|ur) ${facts}\\b`,
  `\\b(?:disclose|reveal|provide|share|mention|give) (?:their|his|her) ${facts}\\b`,
  `\\bwhat (?:is|was) (?:your|ur) ${facts}`,
  '\\byour (?:real|full|true|actual) name\\b',
  '\\b(?:would like|want|wish|need) to know (?:who|your)\\b',
  '\\bwho (?:you|they) are\\b',
  '\\b(?:identify|introduce|name|reveal) (?:yourself|themselves)\\b',
  `\\b(?:when|in (?:which|what) ${place}) (?:did|were) ${you}\\b`,
  `\\b(?:did|do) ${you} work (?:in|at|with|under|for) our\\b`,
  `\\b(?:are|were) ${you} (?:the (?:person|one|employee|same)|(?:a )?part of|one of|from)\\b|\\b${you} must be (?:from|the)\\b`,
  `\\b${you} (?:are|were) (?:probably |surely |clearly |obviously )?(?:the|that|an?) (?:[a-z]+ ){1,2}(?:who|we|from)\\b`,
  `\\b(?:this|it|review|post) (?:is|was|came|comes|must be|seems|looks)(?: to be| like it is)? (?:written |posted |sent )?(?:from|by) (?:someone|somebody|(?:an? )?(?:ex |former )?(?:employee|intern|person)|one of)\\b`,
  `\\b(?:can|could) (?:tell|guess|make out)\\b[^.!?]{0,16}\\b(?:who|${you} ${worked})\\b`,
  `\\b(?:request|ask|urge|want|invite|call on) ${writer} to (?:disclose|share|tell|give|identify|contact|come|reveal|mention|provide|reach|mail|speak|meet)\\b`,
  `\\b(?:connect|speak|talk|meet) with ${writer} (?:who|behind)\\b`,
  `\\b(?:disclose|reveal|share)(?: your| their)? identity\\b`,
  '\\b(?:step|come) forward\\b|\\bhid(?:e|es|ing) behind\\b|\\b(?:courage|guts|decency) to\\b',
  '\\byour (?:employee|emp|staff) ?(?:id|code|no|number)\\b',
  `\\b(?:aap|tum|tu|ap) (?:kaun|kon) (?:ho|hai|hain|h|se)\\b|\\b(?:kaun|kon) (?:ho|hai|hain) (?:tum|aap|ap|ye|yeh)\\b`,
  '\\b(?:kisne|kis ne|kaun|kon)(?: ye| yeh| ise| is)?(?: review| post)? (?:likha|likhe|likhi|diya|di|post kiya|kiya|daala|dala)\\b',
  '\\b(?:apna|apni|aapka|aapki|asli)? ?(?:pura )?(?:naam|nam|employee id|emp id|employee code|pehchan)(?: to| toh| bhi)?(?: kya hai| bata\\w*| bhej\\w*| likh\\w*| bol\\w*| dijiye| do)\\b',
  `\\b(?:kis|kaun ?si|kaun ?se|kon ?si|kon ?se) ${indicPlace} (?:me|mein|main|se|ke|ka|ki)\\b[^.!?]{0,20}\\b(?:ho|hain|hai|the|thi|tha|karte|karti|kiya)\\b`,
  '\\b(?:aap|tum|aapne|tumne|aap ne|tum ne) (?:kab|kis mahine|kis saal)\\b[^.!?]{0,16}\\b(?:join|resign|chhod|chod|aaye|gaye|nikle|kaam)\\w*|\\bsaa?mne aa\\w*\\b',
  '\\b(?:tum|aap|tu) (?:to |toh )?(?:wahi|wohi|vahi) (?:ho|hai|hain|na)\\b|\\bhimmat (?:hai|h|ho) (?:to|toh)\\b',
  '\\b(?:aapka|aapki|aapke|tumhara|tumhari|tumhare) (?:manager|boss|team|lead|senior|department|branch|shift|project)\\w*(?: ka naam)? (?:kaun|kon|kya|kahan)\\b',
  '(?:आप|तुम) कौन (?:हैं|हो|है)|कौन (?:हो|हैं) (?:तुम|आप)',
  'किस ?ने[^।.!?]{0,14}(?:लिखा|लिखी|डाला|पोस्ट|दिया)|(?:समीक्षा|रिव्यू|यह) किस ?ने',
  '(?:आपका|अपना|अपनी|आपकी) (?:पूरा )?(?:नाम|कर्मचारी|आईडी|पहचान|एम्प्लॉयी|परिचय)[^।.!?]{0,24}(?:बता|भेज|लिख|दें|दीजिए|दीजिये|क्या)',
  '(?:अपने|असली|पूरे) नाम से (?:लिख|बोल|बात|आ)|हिम्मत (?:है|हो) तो',
  '(?:आपके|आपका|आपकी|तुम्हारे|तुम्हारा) (?:मैनेजर|बॉस|टीम|सीनियर|लीड|विभाग)[^।.!?]{0,12}(?:नाम|कौन|क्या)',
  `(?:किस|कौन ?सी|कौन ?से) ${hindiPlace} (?:में|से|के)[^।.!?]{0,20}(?:हैं|हो|थे|थीं|था|करते|करती|किया|छोड़|आए|गए)`,
  'आप(?:ने)? कब[^।.!?]{0,12}(?:जुड़|आए|गए|छोड़|काम)|सामने आ(?:कर|एँ|एं|इए|ओ)',
];
