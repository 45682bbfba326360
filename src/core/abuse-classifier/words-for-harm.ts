export const wordsForHarm: Readonly<Record<string, string>> = {
  desire: `
sex sexy sexual bed bedroom hotel cleavage thigh thighs boobs breast breasts chest bra bikini panty underwear naked nude nudes nudie skirt kiss cuddle lap laps
knees kneel suck lick horny desire desires massage pleasure strip figure curves hips waist escort escorts prostitute pimp seduce seduced slept sleep sleeping
sleeps lover juicy moan virgin blouse assets body couch casting brothel condom lips undress saree rape raped molest grope unbutton deepneck busty hourly
raato bistar bistare kamra kamre akele akeli jism badan chumma chummi maal mast patakha kapde utaar nangi nanga nange sona sulaya sulati soti soyi god godi
chhati honth jawani garam hawas rang rangeen suhagraat chaddi kothe kotha dhandha dhanda bazaru rakhail rakhel dalal bhogi mazaa lipat
shorir shuye shute bichana bichanay raate dudh buk jama kapor magi khanki beshya ratri anthrun jhop zop jhopli palang sharir dhandewali pathari kachhi cheera
jarchi padaka raathiri rathri udambu odambu thoongu paduka iduppu jaaket maarbu padakku vongo malagu malako seere kidakka kidakkan kidappara koode uduppu mulakal
mulla kidannu
रात रातें चुम्मा सुला सोई धंधे रेट
কাপড় કપડાં ધંધો ராத்திரி படுக்க படுத்து உடம்பு இடுப்பு ரேட்டு மார்பு படுக்கை పడుకో పడుకుంటే నడుము పక్క ಹಾಸಿಗೆ ಮೈ കിടക്ക കിടന്ന് കിടക്കാൻ ശരീരം بستر جسم اتار ریٹ`,
  violence: `
kill killed murder beat beaten beating thrash slap slapped punch kick hit smash breaking burn burnt stab shoot shot strangle choke hang hanged lynch crush bury
buried chop cut slit butcher bomb acid knife gun bullet bullets bash whip rod lathi petrol axe hammer poison drown gouge rip peel bricks stick chappal shoe shoes
slippers slipper
maar maaro marunga maarenge maarne maarna maarega pito peet pitai pitoge thappad chaanta jhaapad joota joote laat laath ghoosa tod todo todunga torunga todenge
phod jala jalao jalado jalaya goli kaat kaatdo kaato kaatunga gaad dabao kuchal kuchlo chakoo chhuri talwar danda dande tezab faansi latka latkao uda udado
thokenge thok thokunga thoko khatam nipta niptado chamdi udhed zinda dafna
marbo marbe pitiye petabo pete kete katbo jalie jaliye pure phelbo guli juto jutor chor bhenge bhangbo khun jobai jabai pute chheda marin marto todin todto jaalu
kaap kapun kapin joda jodyani gaadun thar mari maris todi bhaangi kaapi nakhu nakhis jivto jivta dando jutti jutiyan chittar vadd bhann bhannu sutt kutt kuttange
kuttna saad
adi adichu adikka adikanum adippen adichi odhai odhaikkanum uthai uthaikanum vettu vettuven vetti kollu kollanum konnu kolluven kuthu kuthi erichu eri seruppu
cheruppu udaikka odachu odachiruven podhaichu thooku tookula sulukku champesta champutha champestha champeyali champali narukutha narikestha koduta kodatha
kottali kodithe tanni tanta thanthe virugutayi viraggoduta viragottali cheppu petti kalchali kalchesta narakali podichesta pathi uri kolle kolbeku kollthini hodi
hodithini hodibeku hodda kadi kadithini chappali metalli muri muridu suttu sudbeku gundu thooki gundi oodhi konne kollum kollanam thallu thallanam thallum
adikkum adikkanam vettum vettanam kathikkum katthikkanam odikkum chavittum kuthum thookkanam kuzhichu
दबा नोच जाळून गाडी
মেরে মারব জ্বালিয়ে পুড়িয়ে ভেঙে পুঁতে મારીશ નાખ સળગાવી ਵੱਢ ਕੁੱਟੋ ਜੁੱਤੀਆਂ
அடி அடிச்சு அடிக்கணும் உதை குத்து எரிச்சு செருப்பால ஒடச்சு தூக்கு చంపు చంపేస్తా చంపాలి నరుకు నరికేస్తా కొట్టు తన్నాలి విరగ్గొడతా చెప్పుతో పొడిచి ಕೊಲ್ಲು ಕೊಲ್ತೀನಿ
ಹೊಡಿ ಹೊಡೀಬೇಕು ಸುಡು ഗുണ്ട് കൊല്ലും കൊല്ലണം തല്ല് തല്ലണം അടിക്കണം വെട്ടും കത്തിക്കും ചെരുപ്പ് ഒടിക്കും ചവിട്ടും ماروں جوتا جوتے چاقو تلوار تیزاب قتل ذبح`,
  death: `
die dies death cancer rot rots rotting suicide coffin grave funeral pyre tumour tumor aids hell curse cursed corpse ghost vanish perish disease plague paralysed
paralysis hearse orphan widow noose ledge terrace wrist pills extinct
maro marja marjao marna maut mout arthi chita janaza kabar kafan lash keede sade sadega sadoge sadna sar dafa narak jahannum jahannam barbad tadap tadapkar lakwa
kodh kodhi bimari bhookha bhookhe vidhwa anath haay hai badua shraap satyanash nash tabah khudkushi khudkhushi latak kood chhat fanda patri sanhaar
mor morbi moruk morish morte chitay shoshan shashan kobor kabor noroke nipat dhongsho marshil meli mel tirdi chitevar smashan masan narkat nashta nas marje mari
marava uthe nanami thathdi mareen siva siyapa fukk saavu saav sethu sethudu seththu sagu saaganum poda paadai sudukaadu ezhavu naasama chavu chacchu chacchi
chasthe sachipo paade paadekkali smashanam nashanam narakam sayi sattu sattoga hoge hogali hogai hoonu chaavum chathu chathal chavan chaakanam shavam shavappetti
kuzhimadam nasham mudinju mudiyatte
मर सड़ कैंसर दम श्राद्ध तेरहवीं
মরবি মরুক মরিস শ্মশান নরকে ধ্বংস মড়া મરે ਸਿਵੇ ਲਾਸ਼ சாகு செத்து செத்துடு சாகணும் பாடை சுடுகாடு எழவு நாசமா செத்தா చచ్చిపో చస్తే నాశనం నరకం శవం ಸಾಯಲಿ ಸತ್ತೋಗು ಹೆಣ
ചാവ് ചാവും ചാകട്ടെ നശിക്കട്ടെ കുഴിമാടം موت جنازہ لقوہ`,
  expulsion: `
back out away pakistan china nepal bangladesh africa kitchen resign vanish leave crawl deport ban banned boycott kick throw thrown remove expel never hire jail
toilet gutter cage zoo jungle circus barn kennel shed stable cave hole
nikalo nikal bhagao bhaga phenko feko bhejo bhej wapas gaon gaanv jangal chidiyaghar rasoi chulha bahar desh deshdrohi gaddar hatao dafa
tarao tariye berao ber ghar jabi jao theke rannaghor khed hakla haklun gaavi chool rannghar kadha kaadhoj kadhi kadho mukho bharat kaddo kad bhajao nas veratu
viratu viratunga anuppu oor veliya veliye odu odunga adupangarai vellagottali velli tharimeyali tarimi oorlo pampu vantinti bayatiki odisu odsi odi horage hodi
oorige adige adugemane olipikkanam odikkanam purathaku nattileku adukkala poyko pokko
हाकलवा बाहेर গ্রামে তাড়াও তাড়িয়ে ফেরত રસોડું ભગાડો ஓடு ஊருக்கு அடுப்படி తరమాలి ఊరికి ಓಡಿಸಿ ಹೊರಗೆ ഓടിക്കണം പുറത്താക്കണം നാട്ടിലേക്ക് അടുക്കള നാട്ടിൽ نکالو نکال
پھینکو واپس پاکستان`,
  pursuit: `
address flat live lives house photo photos pics picture leak leaked viral screenshot dox expose plate route outside parking follow following tracking watching
watch regret payback revenge beware careful consequences
pata video dekhenge gaadi rasta raste akele andhere chhodunga chhodenge bachega bachoge bachegi hisaab badla anjaam nipat samjha samjhega thikana peecha intezar
bari barir chobi chere debo dekhe nebo baire nambar bagh baghto rastyat baher sodnar sodin sarnamu joi chhodish vekh chhadna veedu veettu podu paathu paathuko
velila vidamatten theriyum illu intiki chirunama petta chustha choosko bayata vadalanu telusu mane vilasa hakthini nodkothini horage bidalla gottu veetil vilasam
idum kaanichu purathu vidilla ariyam
घर नंबर वीडियो वायरल देख देखना बाहर स्कूल পথে বাড়ি ছবি রাস্তায় સરનામું રસ્તામાં ਰਾਹ நம்பர் போட்டோ பாத்துக்கோ விடமாட்டேன் ಫೋಟೋ ನೋಡ್ಕೋ വീട് വിലാസം കാണിച്ച് پتہ
تصویر دیکھ چھوڑوں حساب بدلہ`,
  wish: `
should must hope wish deserve deserves deserved lets ought shall bet better gonna would
chahiye kaash bhagwan kare karo karein denge dunga dungi karunga lenge lunga jaye jaae
uchit dorkar dibo debo pahije havet have joie joiye chahida rabb venum vendum ganum kanum ali vali beku venam anam atte
चाहिए दो हवा দরকার வேண்டும் வேண்டாம் വേണം خدا اللہ`,
};
