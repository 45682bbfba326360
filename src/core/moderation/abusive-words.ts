/** Words that are refused before anything is published: they only hurt. Words that merely sound rough are left to readers and moderators. */
export const abusiveWords: readonly string[] = `
idiot idiots moron morons imbecile retard retarded bastard bastards bitch bitches slut whore scumbag dumbass jackass asshole assholes dickhead fuck fucker fuckers fucking fucked motherfucker bullshit shithead cunt wanker faggot nigger chink paki
chutiya chutiye chutiyo chutiyapa chutia chootiya bhosdike bhosdi bhosadike bhosdiwale madarchod maderchod madarchodo behenchod bhenchod bhenchodh banchod gandu gaandu gandfat lavde lawde lauda lavda loda lodu randi randwe harami haramkhor haramzada haramzade haramzadi kamina kamine kaminey kutiya hijda bewakoof nalayak jhantu tatti katua
चूतिया चूतिये भोसड़ी भोसडीके मादरचोद बहनचोद भेनचोद गांडू गाण्डू लौड़ा लौड़े रंडी हरामी हरामखोर हरामजादा हरामज़ादा कमीना कमीने कुतिया हिजड़ा नालायक कटुआ
`
  .trim()
  .split(/\s+/);

/** Words that hurt in one sentence and mean something harmless in another: a text with one of them waits until a moderator has read it. */
export const watchedWords: readonly string[] = ['bhangi', 'chamar', 'mulla', 'kutta', 'kutte', 'suar', 'suwar', 'saala', 'saale', 'भंगी', 'कुत्ते', 'साले'];
