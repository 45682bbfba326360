import type { PatternLists } from './abuse-kinds.ts';

export const englishWords: PatternLists = {
  obscenity: `
phak~k+(er|ing|u)? (f|ph)[uv](ck|kk|q|c)(s|er|ers|in|ing|ed|ed|wit|wits|face|head|tard|tards|boy|nut)? fuk(s|er|ers|in|ing|ed|off)? (f|ph)c[uv]?k(s|er|ers|in|ing|ed)? fk(n|ing|in) fuking effing_hell
m(o|u)th(er|a)f[uv]c?k(er|ers|a|as|in|ing)? mofos? m(o|u)th(er|a)f(er|ucker)
a[sz]+holes? arseholes? ass?wipes? ass?hats? arses? dickheads? dickwads? cunts? cuntish twats? wankers? wanking cocksuckers? blow_?jobs? hand_?jobs? dildos? jizz cumshots? bollocks =pricks? pussies skanks? thots?
shit_?(head|heads|bag|bags|face|faces|hole|holes|stain) dipshits? bullshitters? shitheads? shitfaces? horny boobs? boobies titties titty nudes milfs? douche(s|bag|bags)?`,
  insult: `
knob_?heads? bell_?ends? tossers? pillocks? numpt(y|ies) dunderheads? airheads? sleaze_?bags? slime_?balls? dirt_?bags? assclowns?
bitch(es|y|ing|ass)? biatch(es)? biotch beyotch bi+tches btch moronic bastar?ds? basterds? bstrds? bastrds?
idiots? idi[o]t idots? =idiotz morons? imbeciles? cretins? scumbags? scumbag dumb_?ass(es)? dumbass(es)? jackass(es)? dumbfucks? dimwits? nitwits? halfwits? half_wits? numbskulls? blockheads? pimps? fatsos? low_?lifes? lowlives scoundrels?
whores? whoring sluts? slutty`,
  slur: `
ni+g+(er|a|ers|as|az|uh) negros? negroes =pakis? =chinks =chink chinkies chinky fag+[oe]t+s? fags? trann(y|ies) shemales? kikes? gooks? ragheads? towelheads? wetbacks? dotheads?
retards? retarded libtards? fucktards? chuslims? muslimos sullas? sulle sulla bhimt[aei] bheemt[aei] rice_?bags? ricebagger`,
  threat: 'kys kms_you',
};

/** Refused within longer words too, as no innocent word contains them. */
export const englishStems: PatternLists = { obscenity: 'fuck phuck cocksuck', slur: 'nigger' };

/** English words that may be cut in two: `ass hole`. */
export const englishSplit: PatternLists = {
  obscenity: '(f|ph)[uv]ck(s|er|ers|ing|ed|you|u)? m(o|u)therfuck(er|ers|ing)? a[sz]+holes? arseholes? dickheads? cocksuckers? shitheads? shitfaces?',
  insult: 'bastards? bitch(es)? idiots? morons?',
};

/** Ambiguous words refused only with figures for letters, as disguise shows intent. */
export const disguisedWords: PatternLists = { obscenity: 'dicks? cocks? titt?s pussy', insult: 'hoes?' };
