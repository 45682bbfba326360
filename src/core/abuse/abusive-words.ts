/** Abusive words in plain spelling, which clients may show. The filter knows more spellings and masks. */
export const abusiveWords: readonly string[] = `
fuck fucks fucker fuckers fucking fucked motherfucker motherfuckers bitch bitches bastard bastards asshole assholes arsehole dickhead cunt cunts slut sluts whore whores wanker bullshitter shithead dumbass jackass
faggot nigger nigga retard retarded idiot idiots moron morons imbecile scumbag cocksucker boobs titties
chutiya chutiye chutia chutya chutiyapa chutiyo chootiya madarchod maderchod behenchod behnchod bhenchod bhenchodh banchod betichod bhosdike bhosdiwale bhosdi bhosda bhosadike gandu gaandu gaand lauda laude lavda lavde lawda lodu loda lund
randi randwa jhantu jhaat jhatu tatti chudai harami haramkhor haramzada haramzade haramzadi kamina kamine kutiya bhadwa bhadwe hijda hijde katua chinal nalayak bewakoof nikamma
चूतिया चूतिये मादरचोद बहनचोद भेनचोद भोसड़ी भोसडीके गांडू लौड़ा लौड़े लंड रंडी हरामी हरामखोर हरामज़ादा कमीना कमीने कुतिया हिजड़ा कटुआ टट्टी भड़वा छिनाल
`
  .trim()
  .split(/\s+/);

/** Words that do not count behind a mask, which may hide a company or grade. */
export const rarelyMasked: ReadonlySet<string> = new Set(['idiots', 'loda', 'lodu']);
