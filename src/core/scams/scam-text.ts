import { homoglyphs } from '../content/lookalikes.ts';
import { asMeant } from '../content/contact-spelling.ts';
import { fromOtherLanguages } from './scam-languages.ts';

const lettersRead = 2_000;

/** Undoes tricks that hide words from filters, such as look-alikes, accents and spacing. */
function revealed(text: string): string {
  const plain = [...asMeant(text.slice(0, lettersRead)).slice(0, lettersRead).toLowerCase()]
    .map((sign) => homoglyphs.get(sign) ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('ँ', 'ं')
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<![a-z\d])(?:[a-z@0][ .\-_*|/]{1,2}){2,24}[a-z](?![a-z\d])/g, (apart) => apart.replace(/[^a-z@\d]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<=[a-z])[-_*~|•]+(?=[a-z])/g, ' ')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/(?<![a-z])0tp/g, 'otp')
    .replace(/(?<![a-z])(rs|no)\. ?(?=\d)/g, '$1 ')
    .replace(/(?<![a-z])(wa|t) ?\. ?(?=me|link)/g, '$1.')
    .replace(/(?<![a-z])(?:wh?[au@4]?t'?s? ?s?[a@4]p+|whatsa)(?![a-z]{3})/g, 'whatsapp')
    .replace(/(?<![a-z])t[e3]l[ei3] ?gr?[a@4]m/g, 'telegram');
  return romanised(fromOtherLanguages(plain)).replace(/[^\S\n]+/g, ' ');
}

const figures: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', $: 's', '5': 's' };
/** Reads signs between letters as letters, only after addresses were looked for. */
const asLetters = (text: string): string => text.replace(/(?<=[a-z])[@431$50](?=[a-z])/g, (sign) => figures[sign] ?? sign);

export interface ReadMessage {
  readonly written: string;
  readonly said: string;
  /** Words by sound, numbers and addresses by kind, and sentence-ending signs. */
  readonly tokens: readonly string[];
}

export function readMessage(text: string): ReadMessage {
  const written = revealed(text);
  return { written, said: asLetters(written), tokens: tokensOf(written) };
}

const soundsOf = (list: string): ReadonlyMap<string, string> => new Map(list.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
const consonants = soundsOf('कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शsh षsh सs हh');
const vowels = soundsOf('अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऑo ऍe ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ॉo ॅe ंn ।.');

/** Spells by sound, since Hinglish spelling varies. */
export const asHeard = (word: string): string =>
  word
    .replace(/tion/g, 'shn')
    .replace(/ph/g, 'f')
    .replace(/chh/g, 'ch')
    .replace(/([kgtdbjs])h/g, '$1')
    .replace(/e{2,}/g, 'i')
    .replace(/o{2,}/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q|ck/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/y(?=[aeiou])/g, '')
    .replace(/([a-z])\1+/g, '$1');

const borrowed = new Map(
  `vatsap,vatsaip,vatsaep,vhatsap,vhatsaip,vhatsaep,vhatsaaip=whatsapp fis=fee charj=charge dipojit=deposit edvans=advance pement=payment transafar=transfer
verifikeshan,verifai=verification ofar=offer intaravyu=interview jvaining,join,joining=joining fail=file form,farm=form yuniform,yuniforam=uniform
kuriyar,kuriar=courier kanpani=company kanfarm,kanfaram,kanfirm=confirm fon=phone fonpe=phonepe rijyume,rejyume=resume gugal=google jipe=gpay
akaunt=account kyuar=qr adhar=aadhar selfi=selfie pief=pf mainejar,menejar=manager bond=bond lon=loan netbainking=netbanking yueen=uan
rupye,rupe,rupae=rupaye hajar=hazar laiptop=laptop trening=training rajistreshan=registration sikyoriti,sikyuriti=security kod=code kard=card nambar=number
skrin=screen skrinshot=screenshot otipi=otp yupiai=upi petiem=paytm etiem=atm pain=pan pasport=passport pasbuk=passbook pasvard=password sivivi=cvv pin=pin
teligram,telegram=telegram echar=hr ejent=agent aip=app enidesk,ainidesk=anydesk daunlod=download link=link grup=group imel,mel=email sailri=salary
garanti,gairanti=guarantee rifand,rifanda=refund riprans,rifaral=referral job=job dokyument=document viza=visa kit=kit notis=notice taiks=tax bonas=bonus
kopi=copy mobail=mobile task=task medikal=medical pulis=police`
    .split(/\s/)
    .map((pair) => pair.split('='))
    .flatMap(([heard = '', meant = '']) => heard.split(',').map((sound) => [asHeard(sound), meant] as const)),
);

/** Romanises Hindi to match Hinglish, dropping the inherent a where it is silent. */
const romanised = (text: string): string =>
  text.replace(/[ऀ-ॿ]+/g, (word) => {
    const sounds = word.replace(/./g, (sign, at: number) => {
      const sound = consonants.get(sign);
      const isBare = sound !== undefined && at + 1 < word.length && !/[ा-्ॅ]/.test(word.charAt(at + 1));
      return (sound ?? vowels.get(sign) ?? '') + (isBare ? 'ə' : '');
    });
    const latin = sounds.replace(/(?<=[aeiouə](?:[^aeiouəh]h?|h))ə(?=[^aeiouəh]h?[aeiou]|h[aeiou])/g, '').replaceAll('ə', 'a');
    return borrowed.get(asHeard(latin)) ?? latin;
  });

function tokensOf(written: string): readonly string[] {
  const named = asLetters(written)
    .replace(/[\w.-]{1,64} ?@ ?[\w.]{1,64}/g, (address) => (/gmail|yahoo|outlook|hotmail|\.(?:com|in|org)/.test(address) ? ' 0mail ' : ' 0upi '))
    .replace(/(?<![a-z\d-])[a-z\d-]{1,40}\.(?:ly|me|gle|com|in|co|org|gl)(?![a-z\d])[/\w-]*/g, ' 0link ')
    .replace(/(?:\+?91[ -]?)?[6-9](?:[ -]?[\dx]){9}(?!\d)/g, ' 0phone ')
    .replace(/\d+(?:\.\d+)? ?(k|lakhs?|lacs?|lpa|%)?(?![a-z])/g, (sum, unit?: string) => {
      if (unit === undefined) return ` 0n${Math.min(sum.replace(/\D/g, '').length, 7)} `;
      return unit === '%' ? ' 0share ' : unit === 'k' ? ' 0sum ' : ' 0lakh ';
    })
    .replaceAll('₹', ' rs ');
  return ['^', ...(named.match(/[a-z]+(?:'[a-z]+)?|0[a-z]+\d?|[.!?]/g) ?? []).map((token) => (/^[a-z]/.test(token) ? asHeard(token) : token)), '$'];
}
