import { asHeard } from './scam-text.ts';

/** Interchangeable words by class, so learning transfers. `*` matches any ending. */
const lists = `
pay=pay payment* deposit* remit* recharge* topup invest* jama bhugtan* gpay phonepe paytm transfer neft settle purchase buy borne bear bhar bharo bhariye
bharna bharni bharne bharie bharen daal daalo daliye daliy dalo dalna kharid* kist
send=send share bhej bhejo bhejiye bhejie bhejna bhejne bheje bhejen dena deni dene do dedo dijiye dijie diji dein give provide submit upload forward
arrange drop lao laiye reply
do=kar karo kro karna karni karne kare karen kijiye kijie kariye karwa karwao karva karvana karvaiye karein complete clear make
tell=tell batao bata bataiye bataie batana bolo bol bolie boliye bole read dictate type enter confirm likho likh likhkar
money=money paise paisa pais paison paiso amount fee fees fis charge* cost* kharch* kharcha rakam rashi shulk advance token dues fine penalt* jurmana dand
instalment price deposits caution security suraksha jamanat bayana
rupees=rs rupee* rupay* rupe* rupiye inr bucks k hajar hazaar hajaar thousand lakh lac hundred
thing=kit uniform vardi dress laptop macbook insurance bima id card pass gate medical verification satyapan bgv background police visa passport training
prashikshan course certificate* pramanpatra file form stamp agreement registration panjikaran enrolment processing slot seat courier dispatch delivery
material software licence license gst tax embassy permit notary interview exam test assessment letter patra
job=job* naukri naukari vacanc* bharti opening* post position role salary vetan selection selected chayan shortlisted candidate* resume biodata cv hr
recruiter hiring placement joining offer appointment niyukti profile kaam duty project task* part
refund=refund* wapas vapas vapis lauta* laut return* reimburs* adjust* back kat
urgent=today now aaj abhi immediately jaldi turant tonight tomorrow kal evening shaam midnight deadline last antim else otherwise warna varna
channel=whatsapp vhatsap whatsap telegram tele tg signal skype insta instagram botim wa
reach=add join ping message msg sandesh text contact sampark call phone ring reach come aao aaiye aajao jud jude judie chat baat talk continue save search
khoj* write hi hello dm inbox
number=number no num nambar mobile
secret=otp code cvv pin password pasvard digit* ank anydesk teamviewer rustdesk apk screen netbanking login kod
paper=aadhaar aadhar adhar pan passbook pasbuk selfie cheque atm debit account khata khate khaate bank marksheet* signature dob
you=you your u ur aap aapka aapki aapke aapko apna apne apni tum tumhe tumhara aapne dear sir mam madam maam ji bhai bhaiya didi kindly please pls plz
kripya
me=i me my mine mera mere meri mujhe mujhse maine main mai we our us hum hamara hamare humne hame mene
they=they he she his her him them it unhone usne vo woh wo unka unki unse someone kisi koi somebody anyone people log logo wale vale uska
past=asked told said wanted paid lost gave got took deducted called blocked reported refused cut was were had did charged promised diya diye di liya liye
li maanga maange manga mange maangi mana bola kaha kata kate kaate kaat gaya gaye gayi tha the thi hua hui mila mile mili aaya aayi bheja bheji dube doob
never=never not don't dont nahi nahin nhi mat na nobody kabhi without won't cannot can't avoid didn't doesn't
warn=scam fraud fake farji farzi dhokha dhokhe thagi thag careful beware savdhan cheat trap complaint report cyber block suspicious jaal jhooth shikayat
jhooti jhuthi lie nakli
query=what why how who when where which is are does should can has kya kaise kyu kyun kitna kitne kitni kab kaun kahan kis
work=office team manager lunch cake notice bond pf epf uan payroll portal slip deduct* canteen rent pg landlord hostel farewell party trip gratuity buyout
bonus fnf vpn wifi cab petrol udhaar
get=get milega milegi milenge earn kamao kamaie kamaye credited income commission profit aayega aayegi
sure=guarantee* pakka pakki pakk confirm* genuine trust bharosa promise direct sidha bina only just bas sirf keval small
must=lagega lagegi lagenge lagta lagte lagti padega padegi padta hoga hogi honge must need needs required mandatory compulsory collected payable pending
baki baaki due
`;

const pairs = lists
  .trim()
  .split(/\n(?=[a-z]+=)/)
  .flatMap((line) => {
    const [name = '', words = ''] = line.split('=');
    return words.split(/\s+/).map((word) => [asHeard(word), name] as const);
  });
const wholeWords = new Map(pairs.filter(([word]) => !word.endsWith('*')).toReversed());
const beginnings = pairs.flatMap(([word, name]) => (word.endsWith('*') ? [[word.slice(0, -1), name] as const] : []));

export function classOf(token: string): string | undefined {
  if (/^0n[345]|^0sum/.test(token)) return '0sum';
  return /^[a-z]/.test(token) ? (wholeWords.get(token) ?? beginnings.find(([word]) => token.startsWith(word))?.[1]) : token;
}
