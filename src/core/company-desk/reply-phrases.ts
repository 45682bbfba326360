import { foldedReply } from './reply-folding.ts';
import { refusalAt, type ReplyRefusal } from './reply-sentences.ts';

const facts =
  '(?:full |real |good |actual |official )?(?:name|identity|employee|emp\\b|staff|id\\b|e-?mail|phone|mobile|number|contact|details|designation|department|dept|team|manager|batch|joining|last working)';
const giving =
  '(?:tell|give|send|share|mail|e-?mail|message|write|provide|mention|state|confirm|drop|disclose|reveal|know|come|contact us|contact hr|write to hr|reach out)';
const you = '(?:you|ur|u)';
const writer = '(?:the |this )?(?:author|writer|reviewer|person|individual|employee|poster|culprit)';

const askingSources = [
  `\\bwho (?:are|were|is) (?:${you}|this|it|${writer}|behind)\\b`,
  `\\bwho(?:ever)? (?:among [a-z ]{0,24})?(?:wrote|has written|posted|has posted|submitted|gave|did) (?:this|it|the|such|that)\\b`,
  '\\bwhose (?:review|words|post|work) (?:is|are|was)\\b',
  `\\b(?:which|what) (?:ward|team|branch|shift|project|batch|department|dept\\.?|location|office|floor|role|designation|process|account|client|city|plant|manager)s? (?:are|were|did|do|have|you|was)\\b(?! (?:the|our|we|they|it)\\b)`,
  `\\bwho (?:was|is|were) (?:your|in charge)\\b`,
  `\\b${giving}\\b(?: to)?(?: us| me| hr)?(?: know)?(?: with)?(?: us)? (?:your|ur) ${facts}`,
  `\\bwhat (?:is|was) (?:your|ur) ${facts}`,
  '\\b(?:would like|want|wish|need) to know (?:who|your)\\b',
  '\\bwho (?:you|they) are\\b',
  '\\b(?:identify|introduce|name|reveal) (?:yourself|themselves)\\b',
  `\\b(?:when|in (?:which|what) (?:year|month|batch|city|team|office|branch|department)) did ${you}\\b`,
  `\\b(?:did|do) ${you} work (?:in|at|with|under|for) our\\b`,
  `\\bare ${you} the (?:person|one|employee)\\b|\\b${you} must be (?:from|the)\\b`,
  `\\b(?:disclose|reveal|share)(?: your| their)? identity\\b`,
  `\\b(?:step|come) forward\\b`,
  '\\byour (?:employee|emp|staff) ?(?:id|code|no|number)\\b',
  `\\b(?:aap|tum|tu|ap) (?:kaun|kon) (?:ho|hai|hain|h|se)\\b|\\b(?:kaun|kon) (?:ho|hai|hain) (?:tum|aap|ap|ye|yeh)\\b`,
  '\\b(?:kisne|kis ne|kaun|kon)(?: ye| yeh| ise)? (?:likha|likhe|post kiya|daala|dala)\\b',
  '\\b(?:apna|apni|aapka|aapki)? ?(?:pura )?(?:naam|nam|employee id|emp id|employee code|pehchan)(?: kya hai| bata\\w*| bhej\\w*| likh\\w*| dijiye| do)\\b',
  '\\b(?:kis|kaunsi|kaunse|konsi|konse|kaun se) (?:team|branch|department|shift|batch|project) (?:me|mein|main|se|ke) (?:ho|hain|hai|the|thi|tha)\\b',
  '\\b(?:aap|tum) kab (?:join|aaye|gaye|chhod)\\w*\\b|\\bsamne aa\\w*\\b',
  '(?:आप|तुम) कौन (?:हैं|हो|है)|कौन (?:हो|हैं) (?:तुम|आप)',
  'किस ?ने(?: यह| ये| इसे)? (?:लिखा|लिखी|डाला|पोस्ट)|(?:समीक्षा|रिव्यू|यह) किस ?ने',
  '(?:आपका|अपना|अपनी|आपकी) (?:पूरा )?(?:नाम|कर्मचारी|आईडी|पहचान|एम्प्लॉयी|परिचय)[^।.!?]{0,24}(?:बता|भेज|लिख|दें|दीजिए|दीजिये|क्या)',
  '(?:किस|कौन ?सी|कौन ?से) (?:टीम|शाखा|विभाग|शिफ़्ट|शिफ्ट|बैच|प्रोजेक्ट|वार्ड) (?:में|से) (?:हैं|हो|है|थे|थीं|था)',
  'आप कब (?:जुड़े|आए|गए|छोड़)|सामने आ(?:कर|एँ|एं|इए|ओ)',
];

const threateningSources = [
  '\\blegal (?:action|proceedings|notice|steps|measures|recourse|rights)\\b|\\b(?:criminal) (?:action|case|complaint)\\b',
  `\\b(?:strict|disciplinary|appropriate|necessary|stern|severe) (?:action|steps|measures)\\b[^.!?]{0,40}\\bagainst (?:${you}|such|him|her|them|those|${writer}|anyone who (?:wrote|writes|posts|posted|spreads|defames|gives))\\b`,
  `\\btake action against (?:${you}|such|him|her|them|${writer})\\b`,
  `\\b(?:we|company|management|team)(?:'ll| will| shall| may| can| are going to)(?: \\w+)? sue\\b|\\bsue ${you}\\b|\\b(?:you|they)(?:'ll| will)? be sued\\b`,
  '\\b(?:defamation|defamatory|libel|slander|cyber ?crime|cyber ?cell|cyber ?police|f\\.?i\\.?r\\.?)\\b',
  `\\bpolice complaint\\b(?![^.!?]{0,24}(?:vendor|contractor|theft))|\\breport ${you} to the police\\b`,
  `\\b(?:our|the) (?:lawyers?|legal team|advocates?|counsel)\\b[^.!?]{0,30}\\b(?:contact|touch|reach|notice|write to ${you})\\b|\\bhear from our (?:lawyers?|legal|advocates?)\\b|\\bconsult(?:ing)? our (?:lawyers?|advocates?)\\b`,
  `\\b(?:see|drag|take|meet) ${you} (?:in|to) court\\b|\\b(?:take|file) (?:this|it|a case|the matter)(?: to| in)? ?(?:court)?\\b(?=[^.!?]{0,20}(?:court|case|against))`,
  `\\b(?:we|hr|it)(?:'ll| will| shall| already| also| do| can| are| have| is| very well| going to)* (?:know|found|find|identify|identified|trace|traced|track|tracked|tracing|tracking|checking)(?: out)? (?:who|${you}\\b|your (?:identity|name|profile|location|ip)|${writer}|from which computer)`,
  '\\b(?:we|it|our) (?:have|has|know)? ?(?:your|the) ip\\b',
  '\\byour (?:relieving|experience|offer|reference|settlement|full and final|f&f|background|bgv|job|career|future)\\b[^.!?]{0,40}\\b(?:will|shall|may|would|can|is)\\b[^.!?]{0,20}\\b(?:withheld|withhold|stopped|cancelled|revoked|affected|at risk|in danger|blocked|denied|over|pending)\\b',
  '\\b(?:will|shall) not (?:give|issue|release|clear|get)\\b[^.!?]{0,20}\\b(?:letter|settlement|dues|f&f)\\b|\\bletter will not be (?:issued|given|released)\\b',
  '\\b(?:black ?list(?:ed|ing)?)\\b|\\bno company will hire\\b|\\binform your (?:new|next|future|present) (?:employer|company)\\b',
  `\\b(?:remove|delete|take down|withdraw) (?:this|your|the)(?: review| post| comment| feedback)?\\b[^.!?]{0,60}\\b(?:or|else|otherwise|failing|within)\\b`,
  `\\b(?:face (?:the )?consequences|regret this|bond penalty|liable for damages|pay for this)\\b`,
  '\\b(?:kanooni|kanuni|qanooni) (?:karyavahi|karyawahi|karwai|karvai|notice|action)\\b|\\bmanhani\\b|\\b(?:court (?:me|mein)|case (?:kar|thok)|police (?:me|mein) (?:shikayat|complaint)|vakil notice)\\b',
  '\\bhum (?:jaan|dhoondh|dhundh|pata)\\w*(?: \\w+)? (?:lenge|jayenge|laga)\\b|\\bhum (?:jaante|jante)[^.!?]{0,12}\\b(?:kaun|kon|kisne)\\b|\\banja+m (?:bura|bhugat)\\w*\\b',
  '\\b(?:letter|f&f|settlement) (?:nahi|nahin|rok) (?:mil|de|den)\\w*\\b|\\breview hata\\w*[^.!?]{0,10}\\bwarna\\b|\\bnaukri kahin nahi\\b',
  'क़?ानूनी (?:कार्रवाई|कार्यवाही|नोटिस|कदम)|मानहानि|साइबर सेल|एफ़?आईआर|एफ\\.?आई\\.?आर|अदालत (?:जा|में)|मुकदमा|पुलिस में शिकायत',
  'हम[^।.!?]{0,24}(?:कौन हैं|कौन हो|किस ?ने लिखा|किसका काम|ढूंढ लेंगे|ढूँढ लेंगे|पता लगा लेंगे)',
  'अनुभव पत्र (?:रोक|नहीं)|अंजाम भुगत|इसे हटाओ|नौकरी कहीं नहीं',
];

const compiled = (sources: readonly string[]): readonly RegExp[] => sources.map((source) => new RegExp(source.normalize('NFKD'), 'gu'));

const phrases = { asks: compiled(askingSources), threatens: compiled(threateningSources) } as const;

/** A no shortly before, as in “please do not share your name here”. */
const denied = /\b(?:no|not|never|nobody|nothing|without|nahin?|mat)\b[^.,;!?।]{0,30}$|n't [^.,;!?।]{0,30}$|(?:नहीं|मत) [^.,;!?।]{0,20}$/u;

/** Finds phrases that ask who wrote or threaten, without any list of words. */
export function refusedPhrases(text: string): readonly ReplyRefusal[] {
  const { plain, places } = foldedReply(text);
  const found = (kind: keyof typeof phrases) =>
    phrases[kind].flatMap((phrase) =>
      [...plain.matchAll(phrase)]
        .filter(({ index }) => !denied.test(plain.slice(0, index)))
        .map(({ 0: said, index }) => refusalAt(kind, text, places[index] ?? 0, (places[index + said.length - 1] ?? text.length - 1) + 1)),
    );
  return [...found('asks'), ...found('threatens')];
}
