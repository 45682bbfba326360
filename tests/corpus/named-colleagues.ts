// One sentence in a line, about colleagues who are named with a title before or behind the name. The words that name them stand between « and ».

/** Sentences that name a colleague, from before the rule. */
export const namedColleagues: readonly string[] = `
«सिस्टर रीता» हम सब पर चिल्लाती हैं।
«रीता सिस्टर» रात की ड्यूटी सिर्फ़ अपने लोगों को हल्की देती हैं।
«मैट्रन शांति» ने तीन महीने से रोस्टर नहीं बदला।
आईसीयू में «ब्रदर जोसेफ़» सारा काम जूनियर से करवाते हैं।
हमारे वार्ड की «मैट्रन कमला» छुट्टी माँगने पर ताना मारती हैं।
«डॉ. शर्मा» राउंड पर सबके सामने डाँटते हैं।
«सिस्टर मैरी» और बाक़ी स्टाफ़ में बात तक नहीं होती।
ओटी में «थॉमस ब्रदर» के बिना कुछ नहीं चलता और उन्हें इसका घमंड है।
«मेट्रन लीला» से शिकायत करो तो ड्यूटी नाइट में डाल दी जाती है।
«लता दीदी» पैसे लेकर शिफ़्ट बदलती हैं।
दूसरी शिफ़्ट के «इक़बाल भाई» हाज़िरी में गड़बड़ करते हैं।
«मोहन भैया» गोदाम की चाबी अपने पास रखते हैं।
फ़ोरमैन «रामलाल भइया» नए लड़कों को गाली देते हैं।
लाइन नंबर दो पर «गीता मैडम» टारगेट पूरा न होने पर बैठने नहीं देतीं।
«सुभाष सर» ने ओवरटाइम का पैसा काट लिया।
पैकिंग में «शकीला दीदी» सबसे पुरानी हैं और नई लड़कियों को रुलाती हैं।
ठेकेदार के आदमी «भोला भाई» हर महीने सौ रुपये लेते हैं।
«मैडम सरोज» स्टाफ़ रूम में टीचरों की नक़ल उतारती हैं।
स्कूल में «अनुपमा मैम» ने मेरी क्लास छीन ली।
«सर अनिल» के पीरियड में कोई भी आ जाए तो वे चिल्लाते हैं।
प्रिंसिपल के बाद «कुसुम मेडम» ही सब तय करती हैं।
«शुक्ला सर» बच्चों की फ़ीस की बात हमारे सामने करते हैं।
«मैम पद्मा» ने मेरी अर्ज़ी पर दस्तख़त करने से मना कर दिया।
बाबू «घनश्याम जी» बिना चाय-पानी के फ़ाइल आगे नहीं बढ़ाते।
«निशा मैम» कॉल पर सबको सुनाकर रेटिंग बताती हैं।
«करीम भाई» टीम लीड हैं पर कोड देखते नहीं।
«मैडम रोज़ी» ने एचआर में मेरी शिकायत दबा दी।
अकाउंट्स वाले «मिश्रा जी» सैलरी दस दिन रोक लेते हैं।
«दीदी सुशीला» कैंटीन में बचा खाना स्टाफ़ को देती हैं।
«सुलोचना मैडम जी» ने कहा कि पगार अगले महीने मिलेगी।
«Sister Rita» sab par chillati hain, koi kuch nahi bolta.
«Rita sister» night duty apne logon ko halki deti hain.
ward 4 ki «sister shanti» junior nurses ko rula deti hain.
«Matron Kamla» ne teen mahine se roster nahi badla.
«brother Joseph» ICU mein saara kaam fresher se karwate hain.
OT mein «Thomas brother» ka hi raaj hai.
«lata didi» paise lekar shift badalti hain.
Duty ke baad «Kusum didi» hamse apne ghar ka kaam karwati hain.
«matron leela» se shikayat karo to night lag jaati hai.
«Dr. Bhargava» round pe sabke saamne daant dete hain.
«Rakesh bhaiya» store ki chaabi apne paas rakhte hain.
Dusri shift ke «iqbal bhai» attendance mein gadbad karte hain.
line 2 pe «geeta madam» target na ho to baithne nahi deti.
«mohan bhaiya» naye ladkon ko gaali dete hain.
«Subhash sir» ne overtime ka paisa kaat liya.
Packing mein «Shakila didi» sabse purani hain aur nayi ladkiyon ko rulati hain.
Thekedar ka aadmi «bhola bhai» har mahine sau rupaye leta hai.
«madam Rita» staff room mein sabki nakal utaarti hain.
«Anupama mam» ne meri class chheen li.
«Sharma sir» bachchon ki fees ki baat hamare saamne karte hain.
«Shukla sir» keeps the attendance register at home.
vice principal ke baad «Kusum madam» hi sab tay karti hain.
«madam saroj» ne meri application pe sign nahi kiya.
«nisha mam» call pe sabko sunakar rating batati hain.
«Karim bhai» team lead hain par code dekhte nahi.
«Sir Anil» ke saamne koi chhutti nahi maang sakta.
«Madam Rosy» ne HR mein meri complaint daba di.
Accounts wale «Mishra ji» salary das din rok lete hain.
«Padma ma'am» told us to work on Diwali without pay.
Canteen ki «didi Sushila» bacha khana staff ko deti hain.
`
  .trim()
  .split('\n');

/** Sentences that name a colleague, set aside until the rule stood. */
export const laterNamedColleagues: readonly string[] = `
«सिस्टर ग्रेस» इंजेक्शन का सामान बाहर बेचती हैं।
«विमला सिस्टर» ने मरीज़ के सामने मुझे थप्पड़ मारा।
रात में «ब्रदर सैमुअल» सोते रहते हैं और हम भागते हैं।
«मैट्रन हेलेन» की वजह से चार नर्सें छोड़ गईं।
लैब में «फ़रहा दीदी» सैंपल मिला देती हैं।
बॉयलर पर «छोटू भैया» अकेले ड्यूटी करते हैं और नशे में रहते हैं।
«सलीम भाई» को छोड़कर किसी को बोनस नहीं मिला।
सिलाई में «मैडम ज़ीनत» बाथरूम जाने का समय गिनती हैं।
«जगन्नाथ सर» कॉपी जाँचने का पैसा नहीं देते।
हॉस्टल की «सुधा मैडम» हमारे कमरे की तलाशी लेती हैं।
«मैम इंदु» ने पूरी क्लास के सामने मुझे नालायक कहा।
«पिल्लै सर» ने मेरा प्रमोशन रोक दिया।
मीटिंग में «गायत्री मैम» किसी को बोलने नहीं देतीं।
दफ़्तर में «त्यागी जी» सबका लंच टाइम नापते हैं।
«कल्लू भइया» गेट पर औरतों को घूरते हैं।
«Sister Grace» injection ka saamaan bahar bechti hain.
«vimla sister» ne patient ke saamne mujhe thappad maara.
raat mein «Brother Samuel» sote rehte hain aur hum bhaagte hain.
«Matron Helen» ki wajah se chaar nurses chhod gayi.
Lab mein «Farah didi» sample mila deti hain.
boiler pe «chhotu bhaiya» nashe mein rehte hain.
«salim bhai» ko chhodkar kisi ko bonus nahi mila.
Silai mein «madam Zeenat» bathroom ka time ginti hain.
«Jagannath sir» copy check karne ka paisa nahi dete.
Hostel ki «sudha madam» hamare kamre ki talashi leti hain.
«Pillai sir» ne mera promotion rok diya.
meeting mein «Gayatri mam» kisi ko bolne nahi deti.
«Tyagi ji» sabka lunch time naapte hain.
gate pe «kallu bhaiya» auraton ko ghoorte hain.
«Sister Agnes» makes the juniors do double duty.
`
  .trim()
  .split('\n');

/** Sentences with the same words that name nobody, from before the rule. */
export const titlesAlone: readonly string[] = `
सिस्टर लोग रात में बारह घंटे खड़ी रहती हैं।
हर सिस्टर को महीने में दस नाइट करनी पड़ती है।
सिस्टर और ब्रदर दोनों को एक जैसी तनख़्वाह मिलती है।
मैट्रन का काम बहुत कठिन है।
मैट्रन ने कहा कि रोस्टर सोमवार को लगेगा।
सर ने कहा कि मीटिंग कल होगी।
सर दर्द के बावजूद काम करना पड़ा।
दिन भर स्क्रीन देखकर सर में दर्द रहता है।
सर पर हेलमेट पहनना ज़रूरी है।
मेरे सर पर बहुत काम है।
मैडम जी ने छुट्टी दे दी।
मैडम बहुत अच्छी हैं और सबकी बात सुनती हैं।
हमारी मैडम सबको बराबर मौक़ा देती हैं।
मैम से पूछकर ही छुट्टी मिलती है।
बड़ी मैडम आज नहीं आईं।
नई मैडम के आने से माहौल बदल गया।
दीदी ने मुझे काम सिखाया।
कैंटीन वाली दीदी सबको प्यार से खिलाती हैं।
सफ़ाई वाले भैया को भी पूरी तनख़्वाह मिलनी चाहिए।
भैया दूज पर छुट्टी मिलती है।
भाई दूज और दिवाली दोनों पर छुट्टी रहती है।
भैया, यहाँ काम मत करना।
अरे भाई, इतना टारगेट कौन पूरा करेगा।
मेरे भाई भी इसी कंपनी में हैं।
मेरी सिस्टर की शादी में छुट्टी नहीं मिली।
सभी सर और मैडम मिलकर काम करते हैं।
सीनियर सर लोग नए लोगों को सिखाते हैं।
ड्राइवर भैया समय पर आते हैं।
गार्ड भाई रात भर जागते हैं।
वार्ड सिस्टर को चार्ज भत्ता मिलता है।
स्टाफ़ सिस्टर की बहुत कमी है।
भाभी जी ने भी यहीं काम किया था।
मैडम हमेशा समय पर आती हैं।
सर हमेशा ग़ुस्से में रहते हैं।
सर जी, मैडम जी सब अपने केबिन में रहते हैं।
प्रिंसिपल मैडम बच्चों से प्यार से बात करती हैं।
गणित वाले सर अच्छा पढ़ाते हैं।
सिस्टर इंचार्ज हफ़्ते में एक बार मीटिंग लेती हैं।
Sister log raat mein barah ghante khadi rehti hain.
har sister ko mahine mein das night karni padti hai.
sir ne kaha ki meeting kal hogi.
sir dard hota hai din bhar screen dekhkar.
madam ji ne chhutti de di.
Madam bahut achhi hain, sabki baat sunti hain.
hamari madam sabko mauka deti hain.
Didi ne mujhe kaam sikhaya.
canteen wali didi sabko pyaar se khilati hain.
safai wale bhaiya ko bhi poori salary milni chahiye.
Bhaiya dooj par chhutti milti hai.
bhai dooj aur Diwali dono par chhutti rehti hai.
bhai log, yahan mat aana.
Bhai yahan growth nahi hai.
arre bhaiya itna target kaun poora karega.
My sister works here too and likes it.
My brother joined the same company last year.
sister concern of the company pays better.
The brother company and the sister company share one canteen.
senior sir log naye logon ko sikhate hain.
driver bhaiya time pe aate hain.
Yes madam, no sir, that is the culture here.
Dear Sir or Madam is how every mail begins.
`
  .trim()
  .split('\n');

/** Sentences with the same words that name nobody, set aside until the rule stood. */
export const laterTitlesAlone: readonly string[] = `
सिस्टर ने मुझे इंजेक्शन लगाना सिखाया।
सिस्टर बहुत मेहनत करती हैं फिर भी पैसा कम है।
ब्रदर को भी यूनिफ़ॉर्म भत्ता मिलता है।
मैट्रन ऑफ़िस में शिकायत लिखकर देनी होती है।
मैट्रन मैडम हर वार्ड में जाती हैं।
सर का व्यवहार ठीक है।
सर झुकाकर काम करना पड़ता है।
सर आँखों पर रखते हैं नए लोगों को।
सर बहुत अच्छे हैं।
एचआर मैडम फ़ोन नहीं उठातीं।
अकाउंट्स वाली मैडम समय पर पैसा देती हैं।
मैम आज छुट्टी पर हैं।
दीदी लोग पैकिंग करती हैं।
भैया लोग गाड़ी में सामान चढ़ाते हैं।
भैया रोज़ देर से आते हैं।
मज़दूर भाई दिन रात लगे रहते हैं।
यहाँ सब भाई-भाई की तरह रहते हैं।
नर्सिंग सिस्टर की पोस्ट ख़ाली है।
हेड मैडम और हेड सर में बनती नहीं।
क्लास टीचर मैम बहुत सख़्त हैं।
sister ne injection lagana sikhaya.
staff sister ki bahut kami hai.
Matron office mein complaint likhkar deni hoti hai.
matron madam har ward mein jaati hain.
Sir bahut achhe hain aur samjhate hain.
HR madam phone nahi uthati.
accounts wali madam time pe paisa deti hain.
didi log packing karti hain.
Bhaiya roz late aate hain.
mazdoor bhai din raat lage rehte hain.
Brother and sister cannot work in one branch here.
sir ko bolo to chhutti mil jaati hai.
`
  .trim()
  .split('\n');
