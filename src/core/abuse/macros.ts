const either = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', ' ').replaceAll('(', '(?:');

const origin = either(`
muslims? musalmaa?ns? musalmano hindus? hinduo christians? isaai? sikhs? sardars? jains buddhists jews? dalits? dalito brahmins? brahma?no? baniyas? banias rajputs yadavs
jats adivasis? adivasiyo tribals obcs? chama+rs? chama+ro bhangis bhangio sc_st scs sts (lower|low|upper|backward|scheduled)_castes?(_people)? (sc|st|obc)_people reserv(ed|ation)_(people|candidates|category)(_people)?
quota_(people|candidates|wallahs?|wale|walo) biharis? bihari?yo+n? bihario?n? upites (up_)?bhaiya?s? bhaiya_logo?n? bhaiyo+n? madrasis? madrasi?yo+n? mallus? bengalis? bengali?yo+n? bongs? migrants? gujjus? marwaris? marwari?yo+n? punjabis? punjabi?yo+n? kashmiris? kashmiri?yo+n?
north_?indians? south_?indians? northies southies north_?easterne?r?s? north_?east_(people|girls|women|guys) northeast_people chinkis? chinese nepalis? nepali?yo+n? gujaratis? tamilians? kannadigas? malayalis? maharashtrians? assamese manipuris? sindhis? odias? haryanvis? bangladeshis? bangladeshi?yo+n? rohingyas? pakistanis? pakistani?yo+n? africans? blacks black_people immigrants`);

const group = `${origin}|${either(`
women woman girls ladies females auraten? auraton? ladkiya?n? ladkiyon gays? lesbians? homosexuals trans(genders?)?(_people)? eunuchs (disabled|handicapped)(_people)?`)}`;

const badness = either(`
terrorists? jihadis? anti_?nationals? traitors? dogs? pigs? monkeys? animals? rats? cockroach(es)? parasites? leech(es)? vermin scum trash garbage filth filthy dirty smelly stinky ugly
stupid dumb idiots useless worthless inferior impure untouchables? subhuman criminals? thieves rapists? prostitutes? whores? sluts? gold_diggers? cancer disease disgusting
uncivili[sz]ed barbaric barbarians? savages? lazy liars? brainless evil rice_bags? second_class burden curse cow_piss_drinkers? black_monkeys`);

const creature = either(`
dogs? pigs? donkeys? monkeys? rats? swine snakes? cow buffalo animals? worms? leech(es)? parasites? insects? cockroach(es)? loser losers clowns? fools? trash garbage scum filth hag witch
creature beggars? slaves? bimbo gutter_people gutter_rat waste_of_(space|oxygen|air|skin) piece_of_(shit|trash|garbage|filth|crap) cunts? twats? pricks? dicks? coward cowards nobody disgrace failure
creep psycho scoundrels? eunuchs? bastard retard idiot moron`);

const vile = either(`
useless worthless pathetic disgusting brainless stupid dumb ugly fat shameless spineless illiterate shit crap mentally_ill mental retarded cheap third_class low_class rotten
trash garbage filthy`);

export const macros: Readonly<Record<string, string>> = {
  W: '[^ ,]+',
  YOU: either('you u ya yu youu yoou'),
  ORIGIN: origin,
  GROUP: group,
  NOUN: either(
    'people peoples folks guys boys girls men women ladies fellows candidates employees workers labou?rers? coolies? clerks? colleagues staff students interns types community lot log gang brigade managers migrants kids ppl',
  ),
  STATE: either(
    'kerala tamil telugu kannada marathi gujarati odia assamese haryanvi bhojpuri maithili malayali kannadiga tamilian punjab bengal manipuri naga mizo goan jharkhandi chhattisgarhi pahadi',
  ),
  BADNESS: badness,
  CREATURE: creature,
  VILE: vile,
  ADJ: either(
    'filthy dirty ugly fat stupid dumb brainless bloody useless worthless pathetic old lazy disgusting fucking damn cheap shameless illiterate third_class low_class gutter mad crazy rotten big miserable',
  ),
  ARE: either('are r re is were was'),
  EVEN: either(
    'a an the such so just really all always nothing_but only a_complete a_total total complete completely totally very bloody fucking born truly absolutely an_absolute an_utter and like',
  ),
  BOSS: either(
    'boss manager lead tl hr ceo cto vp director md recruiter senior seniors leader supervisor owner founder consultancy company management colleague intern client',
  ),
  KIN: either('mother mom mum mama mummy sister wife daughter'),
  FAMILY: either('family wife kids children mother mom sister daughter father parents son house home'),
  BODY: either('legs? bones? teeth head neck face hands? nose jaw skull throat fingers? knees? ribs? back'),
  WILL: either('will ll shall am_going_to m_going_to am_gonna m_gonna going_to gonna would want_to wanna should swear_to ill may might'),
  THEM: either('you u ya him her them'),
  PEOPLE: either('hr managers? boss(es)? leads? recruiters? people women woman girls? guys? idiots? bastards? dogs? man client director ceo intern fellow'),
  SAALA: either('s+a+l+a+ s+a+a+l+e+ s+a+l+e+ s+a+l+i+ s+a+a+l+e+y+ s+a+a+l+o+'),
  LEAVE: 'ch+u+ttiya+',
  GALI: either(
    'chu+t[iy]+a+ chu+t[iy]+ya+ chu+t[iy]+ye+ ra+ndi+ ga+ndu+ bho+s[ad]*[iaey]*_?ke bho+sd[iaey]*_?wal[aei] m[aeu]+d[ae]*r_?cho+d b[he]+[haei]*n_?cho+d bahan_?chod harami kami+n[aei] kut+[aei] kut+iya hijd[aeo] hijra chh?akk[ae] bhadw[ae] u?mc_,?_?u?bc u?bc_,?_?u?mc u?mc u?bc lo+d[aeu] katu[ae] bhangi chama+r',
  ),
  TERI: either('t+e+r+i+ t+e+r+a+ t+e+r+e+ tumhari teree+ tri apni uski iski meri'),
  MAA: either('m+a+a* maa?n mata mummy ammi aai'),
  BEHEN: either('b+e*h+e*n+ b+a+h+a+n+ b+e+h+a+n+ bhain bahin bahen behn'),
  TUJHE: either('tujhe tujhko tuje tujhey tumhe tumko tereko tujh tumhein use usko unko inko in_sab in_sabko isko inhe unhe'),
  DUNGA: either('d[ou]+n?ga+ d[ou]+n?gi+ denge dega degi du deta_hu dena dunga'),
  MARUNGA: either('ma+r[ou]+n?ga+ ma+r[ou]+n?gi+ ma+renge ma+rega'),
  HAI: either('hai hain h he ho hota hote'),
  KAHIN: either('kahi+n? kahi kaheen'),
  ANIMAL: either('kutt[aeo]+ kutton? kutto suar su+[aw]a+r so+[ao]r gadh[aeo] gadho ullu bandar bhains? chooh[ae] kid[ae] keed[ae] janwar jaanwar saanp'),
  HARD: either(
    'bitch slut whore pig dog donkey monkey animal coolie slave untouchable terrorist jihadi mulla mullah thief thieves beggar anti_?national chinki madrasi bihari bhaiya chama+rs? bhangis? chuhr[ae] chuhre dhed katua hijd[ae] hijra harami kamin[ae] kutt[aeiy] suar idiots? morons? stupid fool useless nalayak nikamm[aei] bewa?koo?f gadh[ae] bastard retard(ed)? gawa+r jahil neech saal[aei]',
  ),
  TOLD: either('me us him her them people everyone everybody someone somebody juniors women workers my_[^_,]+(_[^_,]+)? our_[^_,]+ a_[^_,]+ one_[^_,]+'),
  SAID: either(
    'said says saying told tells wrote writes shouted shouts yelled remarked remarks joked thinks believes claims claimed commented insists announced',
  ),
  MUJHE: either(
    'mujhe mujhko muje mujhse mujhpe hame hume hamein humko hamko humse mereko mere_ko usko unko use usse kisi_ko kisiko colleague_ko dost_ko behen_ko bhai_ko',
  ),
  KAHA: either('kaha bola boli bole bolta bolti bolte kehta kehti kehte kahta kahte keh bol kehkar bolkar bulaya bulate bulata likha bol_diya keh_diya'),
  PLACE: either(
    'village villages gaon gram town city tehsil tahsil taluka? taluk? district block mandal panchayat railway station railway_station post_office branch_office nagar area bus bus_stand court mohalla gram_panchayat estate primary',
  ),
  CORP: either(
    'corp corporation technology technologies foods? labs? pvt private ltd limited industries enterprises? solutions motors cafe traders infotech chemicals textiles hospital hotels? restaurant',
  ),
  NAMELIKE: either('punda lanja chutia randi lund lauda loda harami kamina kutta gandu munda suar'),
  FIRM: either('punda lanja randi lund lauda loda harami kamina kutta munda'),
  THING: either(
    'sab sabkuch har itn[aei] kitn[aei] kya ab kab kuch kismat naseeb zindagi life duniya traffic appraisal notice salary tankhwah tankha hike increment bonus mehengai mehangai market system laptop server internet wifi bus train metro mausam barish garmi code deploy build sprint exam interview offer rent kiraya tax emi loan paisa paise dil mood job naukri project deadline commute flat time din weekend monday result',
  ),
  WHO: either(
    'tu tum tera teri tere tujhe aap manager managers boss hr lead tl director malik owner wo woh ye yeh isko usko inko unko log aadmi insaan chor ladki aurat client team founder ceo',
  ),
  CASTE: either('chama+rs? chama+ro bhangi bhangis bhangio chuhr[ae] chuh?re chuhde chuhd[ae] dhed'),
  JIBE: either(
    'mild_insult idiots? idiotic morons? imbeciles? stupid fools? foolish dumb dumbo useless worthless lazy loser donkey dog slave nobody retard(ed)? bastards? jackass duffer nalayak nikamm[aei] bewa?koo?f bewaqoof kamin[ae] gadh[ae] pagal gawa+r jahil mad mental incompetent trash garbage pathetic failure',
  ),
};
