export const wordsForPeople: Readonly<Record<string, string>> = {
  you: `
you your yours yourself u ur youre yall thou
tu tum tera teri tere tujhe tujhko tujhse tujh tumhara tumhari tumhare tumhe tumko tumse tereko tune tumne
tui tor tore toke tomra tomake tomader tumi tuja tuji tujya tula tulach tumhi tumcha taro tari tara tane tame tamaru tamari tainu taenu tuhada tusi tuhanu
nee un unnai unaku unoda unga ungal nuvvu neeku nuv neeyo nin ninge nange neenu ninte ninne ninak ninaku ningal
तुम्हारा तुम्हारी तुम्हारे तुम्हें तुझी तुझ्या તું ਤੈਨੂੰ నీది നിന്റെ تو تم تیرا تیری تیرے تجھے تمہارا تمہاری تمہارے تمہیں`,
  hail: `
abe oye oy oi arey are re rey orey ore dei dey ada adei adi eda edi poda podi ley lei kano kanri hey aye ae ai chup bhaag nikal hat ponga ஏய் டேய் டி போடா ఏరా ಲೇ
ಕಣೋ ಹೋಗೋ എടാ എടീ ਓਏ અલ્યા चल اوئے`,
  self: `
i im ive my me mine we our us myself ill
main mai mein mujhe mujhko mera meri mere hum humein hume humko hamara hamari hamare humne mujhse
ami amar amake amader majha maji maza mala amhi amcha amhala hu maru mari mane ame mainu asi sanu sada enna enaku naanga enga namma nenu naku memu nanu nange
naavu njan ente enik eniku ennod nammal njangal
हम हमें हमने माझी माझे आम्ही હું મારો મારા ਮੈਨੂੰ ਅਸੀਂ ਸਾਡੇ ਸਾਨੂੰ என்னை நாங்க எங்க మాకు എന്റെ ഞങ്ങൾ എന്നെ میرا میری میرے ہمیں`,
  others: `
he she him her his hers they them their this that these those
woh wo ye yeh isko usko iska iski iske uska uski uske inko unko inka unka inki unki inke unke isne usne inhone unhone
oke era oder eder tar to tya tyala hya hyala hee te tene tena teni ehnu ehda ehdi ohda ohdi ohnu avan aval ivan ival avanuku ivanuku vaadu vadi veedu veediki
deeni daani aame athanu avanu ivanu avalu ivalu avante avalude ivante
वह यह इसे उसे इन्हें उन्हें ती हिला ওর એને એની એનો ਇਹ ਇਹਦਾ ਇਹਦੀ ਇਹਨੂੰ ਓਹ அவனை இவனை వీడి അവന്റെ ഇവന്റെ اس اسے ان انہیں`,
  role: `
boss bosses manager managers lead tl hr ceo cto cfo vp director md recruiter recruiters senior supervisor owner founder founders team client intern interns admin
receptionist peon head colleague sir madam pm em seth malik sahab sethji babu fresher freshers accountant payroll consultancy
मैनेजर लीड एचआर सीईओ डायरेक्टर टीम फाउंडर रिक्रूटर सीनियर वाले वालों বস ম্যানেজার এইচআর மேனேஜர் மானேஜர் மேனேஜருக்கு పాస్ హెచ్ఆర్ എച്ച്ആർ શેઠ ਬੌਸ منیجر مینیجر ایچ`,
  group: `
muslim muslims mullah hindu hindus christian christians sikh sikhs sardar sardars jain jains jew jews parsi buddhist dalit dalits brahmin brahmins bania baniya
banias rajput yadav jat adivasi tribal tribals obc quota reservation reserved bihari biharis madrasi madrasis mallu mallus bengali bengalis bong bongs gujju
gujjus gujarati marwari punjabi kashmiri kashmiris chinki chinkis chinese nepali nepalis northeast northeastern northies southies southie northie northindian
tamil tamilian kannadiga malayali manipuri naga mizo assamese bangladeshi bangladeshis rohingya pakistani pakistanis african africans nigerian negro gay gays
lesbian trans transgender eunuch hijra homo homosexual queer lgbt immigrant migrants migrant community religion caste castes kafir tribe foreigners
musalman musalmano mulla mullo mulle katua katue isai isaiyo harijan chamar bhangi chuhra dhed dhedh mahar neech achhoot bhaiya bhaiye biharion bihariyo upwale
madrasiyo kalu habshi habsi nepaliyo bangali bangladeshiyo hijda hijde chhakka chakke meetha baniye jatiwale jaati biradari qaum dharm mazhab quote quotewale
pahadi pahari bhima bhimte
মুচি মুচির নেড়ে নেড়ের ছোটলোক চাষা মেড়ো বাঙাল ঘটি মালাউন মেথর
mochi nere methor chashar chotolok maro ghoti bangal bhaiyo paraiyan paraya parai pallan chakkili vadakkan pariah paraiyar kothi madiga malodu madigodu tulukkan
thulukan thurukan turaka pulayan pulaya parayan koya bengalikal annachi thamizhan methan sayibu holeya sabaru turuka bhayya konkan onbadhu ombodhu
मुल्लों ब्राह्मण आरक्षण कोटा मांग बामण कश्मीरियों बिहारियों
મિયાં ਭਈਆ ਭਈਏ ਚੂੜਾ ਮੁਸਲਾ பற வடக்கன் சாதி ఛండాల మాల కులం కులపోడు ಹೊಲೆಯ മേത്തൻ مسلمان ہندو عیسائی چوہڑا چوڑا پنجابی مہاجر بہاری کافر قوم شیعہ قادیانی`,
  woman: `
woman women girl girls lady ladies female females aunty auntie wife housewife she her hers girlfriend bride maid mistress heroine babe hottie item feminist
pregnant maternity divorcee widow spinster daughter
aurat auraten aurato aurton ladki ladkiya ladkiyan ladkiyo ladkiyon mahila chhori chhokri bahu biwi begum bhabhi madam randwi vidhwa
meye meyera meyeder mohila bou mulgi mulgya baai bayko bairi bairu kudi kuri kudiyan teevi ponnu pombala pombalai pondati pillai ammayi aadadi aadavallu ammai
pilla hudugi hudgi hengsu penn pennu pennungal pennine sthree pennungale
महिलाओं मुली बायका বউ মেয়েটা સ્ત્રી ਕੁੜੀਆਂ ਤੀਵੀਂ ਜ਼ਨਾਨੀ பொம்பள அம்மாயி ಹೆಣ್ಣು പെണ്ണുങ്ങൾ عورت عورتیں لڑکیاں بیوی`,
  family: `
mother mom mum mummy father sister brother wife husband daughter son kids children family parents grandmother mothers sisters ancestors generation generations
clan
mata baap behen bahan behan bhai biwi beti beta bete bachche bacche bacchon khandan parivar gharwale gharwali ammi abba aulad nasl purkhe pushte susral
bon bou chele cheler meye bongsho gushti aai bahin bayko porga pori pora kutumb gharche ben bairi dikri dikro chhokra chhokru maan peyo puttar put dhee amma appa
akka thangachi thangachchi pondati pulla pullainga kudumbam kudumbatha vamsam chelli pellam pillalu vamsham kodaku kodaka koduku kutumbam tangi hendthi makkalu
maga magane vamsha achan acha chechi penganm bharya makkal mon mone molu mole thantha tantha thalla
बच्चों पैदाइश पोरं पोरगी বউ বংশ ਪਿਓ அம்மா தங்கச்சி பொண்டாட்டி குடும்பம் பிள்ளை வம்சம் அப்பன் ஆத்தா పెళ్ళాం వంశం ಹೆಂಡತಿ ವಂಶ അച്ഛൻ ചേച്ചി പെങ്ങൾ തന്ത തള്ള കുടുംബം
بیوی بیٹی بیٹا اولاد`,
  rank: `
born birth blood breed breeding caste lowborn slave slaves servant servants maid coolie sweeper cleaner beggar beggars begging peasant villager untouchable
impure inferior backward uncivilised bastard species inbred pariah subhuman primitive barbaric aukat slum jhuggi
okaat jaat nasl khoon paidaish paida paidaishi aulad naukar naukrani gulam ghulam bhangi jhadu pocha bartan safai chaiwala chaprasi mazdoor bheekh bheek bhikhari
neech neeche achhut katora mandir jhopdi jhopad gareeb tukde tukdo jhootha jhoothan gali sadak footpath
janmo rokto joto jater jharu chakor chakrani dashi janm rakt layki nokar pindd jamm pirappu porappu porandha saathi saadhi jaathi pichai ketta poranthavan
puttuka puttina kulam kulapu bichagadu bicham athukko adukko hutti huttida yogyathe bhikshe jana janichu thara tharathil pichcha thendal
ভিক্ষা চাকর લાયકાત ਜੰਮਿਆ பொறந்த ஜாதி சாதி தகுதி பிச்சை కులం బిచ్చం ఛీ ಹುಟ್ಟು ಯೋಗ್ಯತೆ ജനിച്ച തെണ്ടാൻ യോഗ്യത اوقات خون غلام جھاڑو`,
  disability: `
cripple crippled lame limping limp handicapped disabled blind deaf dumb mute stammer stutter stuttering wheelchair crutch crutches autistic autism bipolar
depressed spastic paralysed hunchback asylum mental bedlam madhouse
langda langdi langde loola lule andha andhi andhe behra bahra behri gunga goongi haklaa haklana apahij kana kani kubda viklang pagalkhana pagalkhane pagal
khora lengra nuloh totla boba kala andho aandhala bahira muka totra langdo aandhlo bahero mungo totdo langa anna bola dora mudavan nondi kurudan kuruttu sevidan
sevittu umai thikkuvai guddi gudda kunti kuntodu chevitodu mooga nathi kunta kurda kurudu kivuda moogi tikkalu chattan mudanthan pottan chevidan chekidan oomakan
vikkan
খোঁড়া ল্যাংড়া ਅੰਨ੍ਹਾ நொண்டி குருடன் செவிடன் குருடி திக்குவாய் చెవిటి నత్తి ಕುರುಡ മുടന്തൻ ചെകിടൻ ഊമ لولا گونگا اپاہج معذور`,
};
