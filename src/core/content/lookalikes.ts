/** Signs that replace Latin letters inside a word ("leet"). */
export const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '£': 'l',
  '©': 'c',
  '®': 'r',
  '¢': 'c',
  '¥': 'y',
};

const cyrillicAndGreek = 'аa еe оo рp сc уy хx іi ѕs јj ԁd һh кk тt мm нh вb αa οo ιi νv ρp τt υu κk ɡg ɑa ʏy βb εe μm χx ԛq ԝw ӏl';
const smallCapitals = 'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ғf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz ı'.concat('i øo łl đd ßs æa œo ƒf ʞk ɯm');

/** Cyrillic letters by sound, which can differ from their look. */
export const cyrillicSounds: ReadonlyMap<string, string> = new Map(
  'аa бb вv гg дd еe жj зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ыy эe юyu яya іi ѕs јj'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Letters of other alphabets and small capitals that resemble Latin letters. */
export const homoglyphs: ReadonlyMap<string, string> = new Map(
  `${cyrillicAndGreek} ${smallCapitals}`.split(' ').flatMap((pair) => {
    const [seen, read] = [...pair];
    return seen !== undefined && read !== undefined ? [[seen, read] as const] : [];
  }),
);

/** Enclosed alphabets without a compatibility form, by the code point of their A. */
const enclosed = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6];

export function enclosedLetter(codePoint: number): string | undefined {
  const start = enclosed.find((from) => codePoint >= from && codePoint < from + 26);
  return start === undefined ? undefined : String.fromCodePoint(0x61 + codePoint - start);
}
