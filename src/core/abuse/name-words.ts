import type { PatternLists } from './abuse-kinds.ts';

/** Words no account or made-up name may have: hatred, sexual violence, extremists. */
export const nameWords: PatternLists = {
  threat: `
rape[dsr]? rapers? raping rapists? rape_[a-z]* gang_?rape[a-z]* molest[a-z]* pedos? pa?edophiles? grop(er|ers|ing) balatkar[iy]? lynch(er|ers|ing)? genocid[a-z]* holocaust ethnic_cleanser
nazis? neo_?nazi[a-z]* hitler(s|ji)? adolf_hitler sieg_heil third_reich kkk ku_klux_klan isis taliban[ia]? al_?qa[ei]da (bin|osama|usama)_?laden terrorists? aa?tank_?[vw]a+di+ jihad[iy]?s? jihadist lone_wolf_attacker suicide_?bombers? bomber(s)? khalistan[iy]? acid_(thrower|attacker|king|boy)
बलात्कार[ऀ-ॿ]* रेप[ऀ-ॿ]* नाजि हिटलर तालिबान[ऀ-ॿ]* जिहाद[ऀ-ॿ]* आतंकवाद[ऀ-ॿ]* आतंकि खालिस्तान[ऀ-ॿ]*`,
  slur: `
(?!(?:pain|weed|tax|time|bug|lady|pest|monday|traffic|meeting|excel|deadline|spreadsheet|dragon|zombie|monster|giant|coffee|alarm|commute|silent|mood|vibe|joy|word)_?(?:hater|killer)s?_)W_(hat(er|ers|ing)|kill(er|ers)|slayers?|bashers?|murderers?|destroyers?|exterminators?) (modi|rahul|gandhi|kejriwal|GROUP)_?(hater|killer)s? (hater|killer|slayer|murderer)_of_W (hate|kill|death_to|down_with|ban|crush|boycott)_(all_)?(GROUP|modi|rahul|gandhi) anti_?(hindu|muslim|dalit|sikh|christian|women|GROUP) GROUP_(hatao|virodhi|dushman) W_murdabad
W_(हेटर|किलर|हत्यारा|विरोधि|मुर्दाबाद|दुश्मन)`,
};

/** Vulgar words refused in made-up names, although some people bear them. */
export const madeUpNameWords: PatternLists = {
  obscenity: `
=lund =randi =lauda =loda =lodu =chutia =chutiya =punda =lanja =dick =dicks =cock =cocks =ass =arse =tit =tits =cum penis vagina pussy porn(star|o)? sex sexy sexual xxx nude naked boob orgasm hentai shit[a-z]* =piss crap gaa+nd chut suhagra+t bikini panty bra
लुंड लंड रंडि लौड़ा गांड चुत सेक्स[ऀ-ॿ]*`,
  slur: '=mulla =mullah chama+r bhangi chuhra kutt[aei] su[aw]+ar saal[aei] hijra chakka katua jahil da+yan kulta =moti kaminee? kami+na harami चमार भंगि कुत्ता कुत्ते सुअर साला साले हिजड़ा छक्का मुल्ला',
};
