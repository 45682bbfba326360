/** Words that despise when said of a person: animals, filth, looks. */
export const wordsForScorn: Readonly<Record<string, string>> = {
  animal: `
dog dogs bitch pig pigs piglet donkey donkeys monkey monkeys ape apes chimp chimpanzee baboon gorilla rat rats snake snakes cow buffalo bull ox pony mule mules
goat sheep hyena vulture vultures cockroach cockroaches roach roaches worm worms maggot maggots leech leeches parasite parasites insect insects toad frog lizard
crow crows owl swine hog sow hippo elephant rhino camel crab scorpion mosquito flea fleas lice louse bug vermin animal animals beast beasts creature breed
mongrel puppy walrus whale snail sloth orangutan slug termite termites tick jackal reptile cattle
kutta kutte kutti kutto kuttey kutton suar suwar gadha gadhe gadho gadhi bandar bandariya langur ullu bhains bhens chuha chuhe chuhiya saanp naag keeda keede
makkhi machhar janwar khachchar khacchar gidh girgit kauwa kawwa chipkali chipkili mendak gainda hathi oont bakra bakri bhed lomdi siyar geedar tattu khatmal
jonk murga murgi bail saand haivan
kukur shuor shuyor suor goru chagol bandor bador indur poka pechar shokun kumir hati mosha
kutra kutri kutryachi dukkar gadhav mhais makad undir reda bokad
kutro bhund gadhedo gadheda vandro vandra pado
khota khote khoti majh jhota daddu kanjar
naai naaye nayi panni pandri panri kazhuthai kaluthai kazhudha kaludha kalutha kurangu korangu erumai eruma maadu peruchali elli puzhu poochi karappan paambu
moodevi pei
kukka kukkalu kukkala pandi pandhi gadida gadidha kothi koti geda gedhe eluka paamu purugu boddinka dunna dunnapothu gabbilam jaggu
handi katte kathe emme yemme ili haavu hula jirale kage gube
patti pattiye kazhutha kazhuthe kurangan kuranga pothu potha pazhuthara paatta pooch thavala
गधों मेंढक म्हैस
শূকর গরু ছাগল বানর শকুন জানোয়ার પશુ
நாய் பன்னிக்கு கழுதை கழுத குரங்கு மாடு புழு பாம்பு பேய் மூதேவி கொரங்கு పందికి గేదె ಕೋತಿ ಎಮ್ಮೆ കുരങ്ങ് പോത്ത് പാമ്പ് تکّہ کتا کتی سور الو چوہا جانور`,
  filth: `
garbage trash filth filthy dirt dirty drain drains sewer sewage gutter toilet toilets spit spits stink stinks stinking stinky smell smells smelly vomit puke
rotten dung piss pee urine shit crap poop fart snot mucus dustbin dump stench soap bath bathe deodorant slime scum mop latrine puss
kachra kachre kooda ganda gande gandi gandagi naali naala gatar thook thookta thookna thooko badboo baas sadi sada sadela ulti gobar moot mutra tatti potty paad
nahate naha nahata sandaas keechad ghin ghinauni
moyla nongra durgondho thutu gobor goo pochha bomi ghenna dron aborjona ghaan ghaneradi thunk thunki shen vaas gandho kachro chhan gandu bo goha mushk kuppai
kupa saakadai sakkada thuppu thuppuven naathu naatham narum peenaari mootram vaanthi chetha chetta murugu muriki chinthu ummi uchcha kampu gabbu penta kasa
kolaku kolachu gaber charandi ugi ugibeku naatha vasane gobbu sagani hesige hesgi vanti chavaru chava alukku naattam naaru thuppum thuppal theettam malam chali
kakkus ezhukku
नाले घाणेरडा
নোংরা ময়লা দুর্গন্ধ পচা বমি আবর্জনা নর্দমা ગંદો ઉકરડો ગંધ ਮੁਸ਼ਕ சாக்கடை துப்பு மூத்திரம் ఉమ్మి కంపు పేడ ಕೊಳಕು ನಾತ ചവറ് അഴുക്ക് നാറ്റം നാറുന്ന തുപ്പ് മലം ഛർദ്ദി
ഛർദ്ദിക്കും ഓട کوڑا تھوک بدبو الٹی`,
  looks: `
ugly fat fatty fatso obese chubby thin skinny dark darkie black blackie bald baldy short dwarf midget giant hideous wrinkled hag witch haggard pimple pimples
tyre makeup squint hairy oily lipstick weight kilo kilos kg tent sack drum barrel barrels jelly moon pumpkin potato dumpling balloon
mota moti mote motu motalu tingu naata bauna bauni kaala kaali kaalu kalute kaluta kalooti takla takle ganja ganje budhi budhe budhiya bhaddi bhadda badsurat
chashmish aaina aaine sheesha sheeshe dhol matka kumbhkaran kadh kauwa rang gori chamkadar chudail churail daayan bhoot bhootni shaitan pahad gubbara aloo kaddu
kalo bete bente tako kutsit kumro kumropotash petni rakkhosh jadi jada lathth kalundri thengu bujga hadal jado takalo bataka madhra madhri gundu gundan gundachi
karuppu karuppan karuvaya kattai kulla kullan mandaiyan azhugu asingama kolam undachi laavu dumma nallaga nalla natti potti batta bodi bondam dappa karre kappa
kariya bolu gunda potte vikara thadiyan thadichi thadi karumban karumbi karuthu mottathala kashandi undappanni undan virupam
काले टकल्या
মুটকি কুৎসিত কুমড়োপটাশ রাক্ষস ઠીંગણો குண்டு குண்டன் அசிங்கமா దుమ్ము బట్టతల బండ ಕಪ್ಪು ಬೋಳು ದೆವ್ವ ഗുണ്ട് തടിയൻ തടിച്ചി കറുത്ത കറുമ്പൻ കോലം بونا بوڑھی بدصورت چڑیل
بھوت`,
  body: `
face mouth nose nostrils head skull brain brains belly tummy paunch legs leg knee bones bone teeth tooth neck throat tongue eyes eye ears hands hand fingers
finger skin butt bum backside bottom hair beard moustache arms spine jaw ribs kidney shoulder feet guts
munh muh thobda thobde thobra shakal soorat naak sar khopdi khopri dimag bheja pet tond taang tange haddi haddiya haddiyan daant gardan gala gale zabaan zuban
jeebh aankh aankhe ankhein kaan hath ungli ungliyan chamdi chaal pichwada dadhi
matha mathay mukh thang danto gola jib chokh haat haar pith peth daat dole paay ੜmoodu mo moh dhid latt lattan gichi
moonji moonju moonchi mugam moolai thalai mandai kaal kai vaai vayiru thoppai pal kazhuthu kazhuthai naaku kannu kaathu molai eral thola moham muka mukham burra
talakaya kaallu cheyyi notlo noru potta pallu gonthu naaluka medha thale tale mandege buddhi hotte hallu kattu nalige bayi thala thalayil mandayil muttu vaaya
vayaru kazhuth naavu thalachor moonja kutti
सिर टांगें डोकं डोके हाड मान
ঠ্যাং ভুঁড়ি માથું મોઢું ટાંટિયા હાડકાં ગળું પગ ਹੱਡੀਆਂ ਦੰਦ ਧੌਣ ਸ਼ਕਲ மூஞ்சு தலை மண்டை தொப்பை கழுத்து மூக்கு முகம் మొహం ముఖం తల గొంతు ಮೂತಿ ಕೈ ಹೊಟ್ಟೆ ಮೂಗು മോന്ത
മണ്ട വയറ് കഴുത്ത് നാവ് منہ صورت دماغ پیٹ ٹانگیں`,
  scorn: `
stupid dumb fool foolish fools idiot idiotic moron brainless useless worthless pathetic lazy loser losers clown clowns joker joke duffer nonsense dimwit failure
incompetent shameless spineless coward cowards illiterate uneducated disgusting disgrace oxygen space crap jerk creep creepy psycho liar liars thief thieves
fraud cheat cheater crook chor crazy mental retarded lunatic moronic pea wit bootlicker chamcha sycophant leecher selfish rotten pig cheapo lowlife scoundrel
rascal chaploos skunk bloody
bewakoof nalayak nikamma nikamme nikammi gawar ganwar jahil anpadh unpadh bekar ghatiya faltu kamchor chore chamche chamchi besharam bahsharam namak namakharam
haram pagal sanki dhakkan dhongi makkar kamina kamine harami lallu gobar fattu darpok dogla dogle dogli ghamandi aalsi chindi bhikhari bhikari bhikmanga mangta
tuchchha tucha awara nalla nallay jhalla jhandu chapri tapori gaddar
boka bokar gadha oshikkhito murkho pagol haramjada obhodro nirlojjo nirlajja chhagol bolod murkh bavlat yeda yedya yedi aalshi bindok dokyacha akkal akalecha
mand vagarno nakkamo nakama gando ganda vehlad vehla vehli jhalli bhukha buddhu bhondu
muttal muttapaya loosu loosa venna vennai dubukku dubakoor mokka naadhari porambokku porukki pichakkaran pichai pichaikara thirudan thirudu vetti vetki somberi
arivu arivuketta arivukettavan madaiya madayan soodu soranai maanam vetkam kedu kettavan
tikka tikkalodu pichodu vedhava yedhava vedava sannasi daridram daridrudu donga dongalu siggu siggulenodu buddhileni pani paniki sodi chetakani dikkumalina
mutthi erri errodu erripappa panikimalina vaagudu sollu
mutthala daddi pedda hucha hucchu loafer bevarsi nachike manageti maana kalla kallaru somari bhiksha bikari thale tikkalu ayogya ayogga beku kettavanu
mandan mandi pottan potta vattan vattu bhranthan thendi kallan naanam nanamillatha ulupp uluppilla madiyan kazhivu kazhivilla kazhivuketta vidditham viddhi
tharikida alavalathi nerchaketta
निकम्मा निकम्मे निकम्मी मूर्खों औकात
অশিক্ষিত অভদ্র ছাগল অপদার্থ মাথামোটা ਵਿਹਲਾ ਬੇਸ਼ਰਮ ਨਲਾਇਕ லூசு வெண்ணெய் பிச்சைக்காரன் பிச்சை திருடன் சோம்பேறி நாதாரி పిచ్చోడు దరిద్రం మూర్ఖుడు ಹುಚ್ಚ ಲೋಫರ್ ಸೋಮಾರಿ
ಭಿಕ್ಷುಕ ಅಯೋಗ್ಯ മണ്ടൻ ഭ്രാന്തൻ തെണ്ടി ചെറ്റ മടിയൻ പിച്ചക്കാരൻ بیوقوف نکمے ان پڑھ بیکار گھٹیا کمینہ بھکاری احمق`,
};
