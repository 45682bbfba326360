import { sentenceOf, type Sentence, type WordSpan } from './sentence.ts';

/** Reports of how people were spoken to, in which hard words are no attack. Obscene ones stay refused. */
export const reportedPhrases = `
(was|were|am|been|being|got|get|gets|are|is)_(also_|often_|openly_|once_|always_|just_|even_)?(called|labelled|labeled|termed|branded|named|addressed_as|referred_to_as|mocked_as|taunted_as)_(W_){0,3}HARD (called|calls|call|calling|labelled|labeled|branded|addressed|abused)_TOLD_(as_|by_saying_|publicly_|openly_)?(W_){0,3}HARD (wrote|written|writes|painted|scribbled|scrawled)_(W_){0,2}HARD_(on|in|under|below|across|about)(_W)? (used|uses|using|shouted|shouts|heard|hears|hear|yelled)_(the_)?(words?_|slurs?_|abuse_)?(W_){0,2}HARD_(at_me|at_us|for_me|for_us|about_me|about_us|against_me|word|slur|when|to_my|at_my)
(told|tells|texted|messaged|said_to|says_to|shouted_at|shouts_at|yelled_at|wrote_to|replied_to|screamed_at|saying_to|informed)_(me|us|my_W|my_W_W)_(that_)?(,_)?(W_){1,16}W (was|were|am|been|got)_(openly_|also_)?(told|asked|ordered)_(to_|that_)?(W_){1,16}W (BOSS|he|she|they|somebody|someone|W)_(openly_|always_|once_|even_|has_|keeps_|just_)?SAID_(to_me_|to_us_|that_|loudly_|openly_|all_|,_){0,3}(GROUP|CASTE|women|W_GROUP|these_W)_(W_){0,16}W
MUJHE_(W_){0,6}HARD_(W_){0,3}KAHA HARD_(keh|kah|bol)(kar|ke|_kar|_ke|ta|te|ti|_raha|_rahe|_diya)_?(W_){0,2}(chidh[a-z]*|bula[a-z]*|pukar[a-z]*|mazak[a-z]*) HARD_(bola|kaha|bulaya|likha)_(gaya|gya|hai|tha|jata|jaata)(_W)? (KAHA|bolta_hai|bolti_hai|kehta_hai|bol_raha_tha)_(hai_|tha_|thi_)?(ki|ke|kyunki|,)_(ye_|saare_|sab_|tum_)?GROUP_(W_){0,12}W
(मुझे|मुझको|मुझसे|मुझपर|हमें|हमको|उसे|उसको|मेरे_(दोस्त|भाई|साथि)_को)_(W_){0,6}(JATI|JANWAR|हरामि|कमिना|कमिनि|जिहादि|आतंकवादि|मुल्ला|नालायक|निकम्मा|बेवकुफ|गंवार|पागल|निच|कटुआ|हिजड़ा|बिहारि)_(W_){0,2}(कहा|बोला|बोलि|बोले|बुलाया|कहकर|बोलकर|कहते|कहता|कहति|लिखा|कह|बोल)(_(गया|दिया|है|था))? (कहा|बोला|बोलि|बोले|कहते|कहता|कहति|बोलते|बोलता)_(है_|था_|हैं_)?(कि|,)_(ये_|सब_|सारे_)?SAMUH_(W_){0,12}W
(called|calls|calling|call|named|labelled|termed|branded)_(me|us|him|her|them|everyone|everybody|people|juniors|my_W|our_W|the_W|a_W|W)_(W_){0,3}JIBE (felt|feel|feels|feeling|look|looked|looks|looking|sound|sounded|behaved|acted)_(like_)?(W_){0,2}JIBE (i|we|me|myself)_(W_){0,2}(was|were|am|m|have_been|has_been|feel|felt|be)_(W_){0,3}JIBE (making|make|makes|made|makin)_(me|us|you|everyone|people)_(W_){0,3}JIBE (an?_)?(idiot|fool|moron|dummy)_?(proof|board|me|like_me) (3|three)_idiots idiots_guide for_dummies dont_be_(an_|a_)?JIBE not_(an?_)?JIBE (am|was)_i_(an?_|so_|too_|being_)*JIBE the_word_JIBE
(told|tells|said|says|thinks?|heard|believes?|remarked|joked|saying|claims?)_(W_){0,4}(women|girls|ladies|woman)_(W_){0,2}belong(_W){1,4} (kaha|bola|boli|bole|kehta|kehti|kahta|bolta|bolti|dhamki_di|dhamki)_(ki_|,_|ke_)?(W_)?(dekh_lu+nga|dekh_lungi|jaan_se_W_W) (jaa?n_se_)?(ma+r|maar)(ne|_dene)_ki_dhamk[iy]W? जान_से_मार(ने|_देने)_कि_धमक[ऀ-ॿ]* JIBE_(beta_|beti_|bachcha_|ladka_|ladki_|insaan_)(bolte|bolta|bolti|kehte|kehti|kahte|samajhte|maante) JIBE_(bolte|maante)(_W)?
((like|that|if|think|thinks|thought|feel|feels|felt|tell|tells|told|say|says|said|saying|means|mean|imply|implies|treat|treats|believe|when|because|whether|unless|you|me|us|as|how|why|until|even|once)_){1,4}YOU_ARE_(EVEN_){0,3}(ADJ_){0,2}(CREATURE|VILE)
(says?|said|thinks?|thought|believes?|told|tells|claims?|claimed|assumes?|jokes?|joked|remarked|comments?|commented|hear|heard|hearing|stop_saying|wrong_to_say|idea|myth|stereotype|people_say|assumption|prejudice|bias)_(W_){0,3}GROUP_(W_){0,4}BADNESS (are|r)_(GROUP)_(W_){0,2}BADNESS GROUP_(are|were|get|is|was)_(W_)?(called|treated|seen|labelled|considered|made|told|paid|abused|portrayed|shown|thought)_(W_){0,3}BADNESS no_GROUP_(W_){0,2}BADNESS GROUP_are_not_(W_){0,2}BADNESS GROUP_should_not_be_(W_){1,2}
(asked|asks|told|tells|wants|wanted|forced|forces|forcing|pressured|pressurised|said|offered|begged|invited|request(ed)?|texted|message[ds]?|saying|threatened|demanded)_(me|her|us|him|them|a_W|my_W|the_W|women|girls|one_W|W)_(W_){0,2}(to_)?(sleep_with|send|come_to|show|have_sex|spend|go_to|share)(_(me|him|her|my|the|his|your|nude|nudes|some|nudes|hot|sexy|bikini|photos?|pics?|boss|manager|naked|bed|room|hotel|and|pictures)){0,4} (asked|asks|asking|demanded|demanding|wanted|got|received|leaked|sharing|shared|unsolicited|forwarding|forwarded|sent_me|sends_me)_(for_)?(my_|her_|me_)?(nudes?)(_W)?
(he|she|they|manager|boss|hr|lead)_(W_)?(threatened|threatens|said|says|told|tells|threatening|warned)_(W_){0,4}(kill|slap|rape|beat|hurt|murder|burn|stab|punch|thrash)(_(me|us|him|her|them|you|your|my|W)){0,3} threat(s|ened|ening)?_(W_){0,3}(kill|slap|rape|beat|hurt|murder|acid)(_W){0,3} (process|job|thread|task|server|session|idea|proposal|feature|project|container|pod|instance|ticket|query|pipeline|script|build|product|plan)s?_(should|must|has_to|needs_to|will|can)_(W_)?be_(killed|shot|slapped|burnt|crushed)(_down)? know_where_(you|u)_live_in_the_(stack|code|W) (you|u)_know_where_(you|u)_W (don_t|do_not|dont|never|not|please_don_t|please_do_not|instead_of|rather_than)_(kill_yourself|go_and_die|die|hang_yourself) (do_not|don_t|dont|never|no_need_to|not)_(W_)?kill_(yourself|urself)(_(for|over|at|working|with)_W)? kill(ing)?_yourself_(for|over|at_work|working|with|doing|to_meet|trying)(_W)? (almost|nearly|job|will|could|would|can|may|might)_(W_)?(kill_you|kill_yourself)(?=_(W_){0,2}(slowly|stress|hours|if|over|young|before))
(main|mai|mein|me|hum|khud|mujhe|muje|mujhko|humko|hume|hamein|hamko|usne|unhone|sabko)_(W_){0,3}JIBE_(tha|thi|the|hu|hoon|hun|bola|bolta|bolti|bole|kaha|kehta|kehti|kahta|bulaya|samajh[a-z]*|bana|banaya|bana_diya|nikla|nikli|keh|keh_diya|bol|bol_diya|bol_ke|lagta|hi_hu) JIBE_(bola|kaha|bolta|bolti|bulaya|kehta|kehte|kehti|kahta|keh|bol|keh_ke|bol_ke|bolke|kehke|samajhte|samajhta|samajh|bana|banaya|banate|bna|banane|banaa|mat_banao|mat_bano|samjha|samjho)(_W)? (मैं|मै|हम|मुझे|हमें|उसने|खुद|सबको)_(W_){0,3}(बेवकुफ|नालायक|निकम्म(ा|े)|गध(ा|े)|पागल|जाहिल|गंवार|कुत्त(ा|े)|कमिना|चमार|भंगि)_(था|थि|थे|हुं|कहा|कहता|बोला|बुलाया|समझ[ऀ-ॿ]*|कहकर|बना[ऀ-ॿ]*|कह|बोल) (बेवकुफ|नालायक|निकम्म(ा|े)|गध(ा|े)|पागल|चमार|भंगि|कुत्ता)_(कहा|कहता|कहते|बोला|बुलाया|कहकर|बोलकर|समझ[ऀ-ॿ]*|बना[ऀ-ॿ]*)(_W)?`;

/** Reports that quote a Hindi obscenity, without which nobody could complain of it. */
export const reportedObscenities = `
MUJHE_(W_){0,6}GALI_(W_){0,2}KAHA (W|sab)ko_(W_){0,3}GALI_(W_)?KAHA (ne|W_ko|sabko)_(W_){0,6}GALI_(W_){0,2}KAHA GALI_KAHA_(W_){0,5}(mujhe|mujhko|hume|humko|hamein|hamko|usko|usne|unhone)
GALI_(bol|keh|kah)(kar|ke|_kar|_ke)_(W_){0,2}(bula|chidh|pukar)[a-z]* (mc_bc|bc_mc|umc_ubc|ubc_umc)_(karta|karte|karti|bolta|bolte|bolti|bakta|bakte|bolne|karne)(_(rehta|rehte|raha|rahe|deta|dete))? (u?mc_u?bc|u?bc_u?mc)_,?_?(in|on)_(every|each|all)_W
(called|calls|calling|call)_(TOLD|(the|every|each)_W|everybody|all)_(as_|openly_|an?_|as_a_|the_){0,2}GALI (was|were|am|been|got|get|being)_(W_)?called_(W_){0,2}GALI the_(word|words|abuse|slur)_GALI (wrote|written|writes|typed|scribbled)_GALI_((and|or)_GALI_)?(on|in|under|across)_W
(he|she|they|(my|our|the|a|W)_(BOSS|W))_(said|says|yelled|shouted|used|uses|screamed)_GALI_(to|at|in|on|twice|once|again|when|loudly|during|every)
(मुझे|मुझको|हमें|हमको|उसे|उसको|सबको|(W_){1,2}को)_(W_){0,6}GAALI_(W_){0,2}(कह[ऀ-ॿ]*|बोल[ऀ-ॿ]*|बुला[ऀ-ॿ]*|लिखा)(_(गया|गई|जाता|जाति))? ने_(W_){0,6}GAALI_(W_){0,2}(कह[ऀ-ॿ]*|बोल[ऀ-ॿ]*|बुला[ऀ-ॿ]*|लिखा)(_(गया|गई|जाता|जाति))? GAALI_(कहा|बोला|बोलि|बोले|बुलाया)_(W_){0,4}(मुझे|मुझको|हमें|हमको|उसे|उसको|उसने|उन्होंने)`;

const telling = `
said says say told tells called calls calling call wrote writes written shouted shouts yelled replied replies asked asks texted messaged mailed commented heard hear
bola boli bole bolta bolti bolte kaha kehta kehti kehte bulaya bulata likha likhi likhte sunaya keha kehnda sonnaru sonnanga sonnan annaru annadu pilichadu anda andru helidru paranju vilichu
बोला बोली बोले बोलता बोलती बोलते कहा कहता कहती कहते कहकर लिखा बुलाया बुलाते सुनाया म्हणाला म्हणाले म्हणतो ਕਿਹਾ ਕਹਿੰਦਾ કહ્યું કહ્યો બોલ્યો বলল বলেছে লিখেছে
சொன்னார் சொன்னான் சொன்னாங்க திட்டினார் అన్నారు అన్నాడు పిలిచాడు ಅಂದ್ರು ಅಂದರು ಹೇಳಿದರು പറഞ്ഞു വിളിച്ചു کہا بولا لکھا کہتے`;
let tellingWords: ReadonlySet<string> | undefined;

/** Recognizes verbs of saying, read on first use. */
const isTelling = (word: string): boolean => (tellingWords ??= new Set(sentenceOf(telling).words.map(({ text }) => text))).has(word);

const opens = /(?:^|[\s(,:])["“„«'‘]$/u;
const closes = /^[.,!?…]*(?:["”»]|['’](?=[\s.,!?:;)]|$))/u;

/** Quoted words in a sentence that names their speaker, as victims cite them. */
export function citedIn(sentence: Sentence): readonly WordSpan[] {
  const { words, end } = sentence;
  const cited: WordSpan[] = [];
  let first: number | undefined;
  for (const [at, { gap }] of words.entries()) {
    if (first !== undefined && closes.test(gap) && !(gap === "'" || gap === '’')) {
      cited.push({ first, last: at - 1 });
      first = undefined;
    }
    if (opens.test(gap) && (at === 0 || gap.length > 1)) first = at;
  }
  if (first !== undefined && closes.test(end)) cited.push({ first, last: words.length - 1 });
  return cited.filter((span) => words.some(({ text }, at) => (at < span.first || at > span.last) && isTelling(text)));
}
