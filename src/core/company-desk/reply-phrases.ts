import { refusalAt, type ReplyRefusal } from './reply-sentences.ts';

/** Asking who wrote, in English, Hindi and Hindi in Latin letters. */
const askingPhrases: readonly RegExp[] = [
  /\bwho (?:are|were|is) (?:you|this|it|the (?:author|writer|reviewer|person))\b/gu,
  /\bwho (?:wrote|has written|posted|has posted|submitted|gave) (?:this|it|the|such)\b/gu,
  /\b(?:which|what) (?:ward|team|branch|shift|project|batch|department|location|office|floor|role|designation|process|account|client)s? (?:are you|were you|did you|do you|have you|you (?:are|were|worked|work|joined|belong))\b/gu,
  /\bwho (?:was|is|were) (?:your|in charge)\b/gu,
  /\b(?:tell|let|give|send|share|mail|e-?mail|message|write|provide|mention|state|confirm|drop)(?: to)?(?: us| me| hr)?(?: know)?(?: with)? your (?:full |real |good |actual )?(?:name|identity|employee|emp|staff|id|e-?mail|phone|mobile|number|contact|details|designation|department|team|manager|batch|joining|last working)\b/gu,
  /\b(?:share|reveal|disclose|tell us) (?:who you are|your identity)\b/gu,
  /\b(?:identify|introduce) yourself\b/gu,
  /\b(?:when|in (?:which|what) (?:year|month|batch)) did you (?:join|leave|resign)\b/gu,
  /\b(?:your|the) (?:employee|emp|staff|ticket) ?(?:id|code|no|number)\b/gu,
  /\b(?:reveal|disclose|come forward with) your (?:self|name|identity)\b/gu,
  /\b(?:aap|tum|tu|ap) (?:kaun|kon) (?:ho|hai|hain|h)\b/gu,
  /\b(?:kisne|kis ne|kaun|kon)(?: ye| yeh| ise)? (?:likha|likhe|post kiya|daala|dala)\b/gu,
  /\bapna (?:naam|nam|employee|emp|number|no|department|team)\b/gu,
  /\b(?:kis|kaunsi|kaunse|konsi|konse) (?:team|branch|department|shift|batch|project)\b/gu,
  /(?:आप|तुम) कौन (?:हैं|हो|है)/gu,
  /किस(?:ने| ने)(?: यह| ये| इसे)? (?:लिखा|डाला|पोस्ट)/gu,
  /अपना (?:नाम|पूरा नाम|कर्मचारी|नंबर|नम्बर|विभाग|परिचय)/gu,
  /(?:किस|कौन ?सी|कौन ?से) (?:टीम|शाखा|विभाग|शिफ़्ट|शिफ्ट|बैच|प्रोजेक्ट|वार्ड)/gu,
];

/** Threats with law, letters or knowledge of the author. */
const threateningPhrases: readonly RegExp[] = [
  /\b(?:legal|strict|disciplinary|appropriate|criminal|necessary|stern) (?:action|proceedings|notice|steps|measures) (?:will|shall|would|may|can|is being|are being|has been|against)\b/gu,
  /\b(?:take|taking|initiate|initiating|pursue|consider|considering|forced to take|face) (?:a |any |the |strict |severe )?(?:legal|disciplinary|criminal) (?:action|proceedings|recourse|notice|steps)\b/gu,
  /\b(?:will|shall|going to|may|can) (?:be )?su(?:e|ed|ing)\b/gu,
  /\b(?:defamation|defamatory|cyber ?crime|cyber ?cell|police complaint|f\.?i\.?r\.?)\b/gu,
  /\bwe (?:already |do |also |very well |can )*(?:know|found out|have found|identified|can identify|have identified|will find|can trace|have traced|traced|track) (?:out )?(?:who|you|exactly who|your|the (?:author|writer|person))\b/gu,
  /\bwe (?:will|shall) (?:find|trace|track|identify) (?:out )?(?:who|you|your|the (?:author|writer|person))\b/gu,
  /\byour (?:relieving|experience|offer|reference|settlement|full and final|f&f|background|bgv|job|career|future)[^.!?]{0,40}\b(?:withheld|withhold|stopped|cancelled|revoked|affected|at risk|in danger|blocked|denied)\b/gu,
  /\b(?:black ?list|blacklisted|blacklisting)\b/gu,
  /\b(?:remove|delete|take down|withdraw) (?:this|your|the) (?:review|post|comment|feedback)\b[^.!?]{0,60}\b(?:or|else|otherwise|failing|within)\b/gu,
  /\b(?:kanooni|kanuni|qanooni) (?:karyavahi|karyawahi|karwai|karvai|notice|action)\b/gu,
  /\b(?:hum|hame|humein|hamein) (?:jaante|jante|pata)[^.!?]{0,12}\b(?:kaun|kon|kisne)\b/gu,
  /क़?ानूनी (?:कार्रवाई|कार्यवाही|नोटिस|कदम)/gu,
  /मानहानि|साइबर सेल|एफ़?आईआर|एफ\.?आई\.?आर/gu,
  /हम(?:ें|ें पता है| जानते हैं)?[^।.!?]{0,16}(?:कौन हैं|कौन हो|किसने लिखा)/gu,
];

/** Keeps places: each sign becomes one sign. */
const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[’‘`]/g, "'").replaceAll(/\s/g, ' ');

/** Finds phrases that ask who wrote or threaten, without any list of words. */
export function refusedPhrases(text: string): readonly ReplyRefusal[] {
  const plain = plainOf(text);
  const found = (kind: 'asks' | 'threatens', phrases: readonly RegExp[]) =>
    phrases.flatMap((phrase) => [...plain.matchAll(phrase)].map(({ 0: { length }, index }) => refusalAt(kind, text, index, index + length)));
  return [...found('asks', askingPhrases), ...found('threatens', threateningPhrases)];
}
