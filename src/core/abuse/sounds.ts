/** Consonants in the order shared by all nine scripts, as Latin letters. */
const consonants = 'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'.split(' ');

const firstConsonant = 0x15;

/** Vowels, other signs and final consonants by place, soundless ones last. */
const vowels = signs(
  'a:05,06,3e i:07,08,3f,40 u:09,0a,41,42 ri:0b,43 e:0d,0e,0f,45,46,47 ai:10,48 o:11,12,13,49,4a,4b au:14,4c n:01,02,70,7a,7b d:5c,5d r:7c l:7d,7e k:7f :03,3c,4d,55,56,57,71',
);

const urdu: ReadonlyMap<string, string> = new Map(
  'اa بb پp تt ٹt ثs جj چch حh خkh دd ڈd ذj رr ڑd زj ژj سs شsh صs ضj طt ظj عa غg فf قk کk گg لl مm نn ںn وo ہh ھh یi ےe'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

function signs(list: string): ReadonlyMap<number, string> {
  return new Map(
    list.split(' ').flatMap((entry) => {
      const [sound = '', places = ''] = entry.split(':');
      return places.split(',').map((place) => [Number.parseInt(place, 16), sound] as const);
    }),
  );
}

/** Latin sounds of a word in any script, so that spellings agree (`aurat` and `औरत` are both `aurt`). */
export function soundsOf(word: string): string {
  const letters = /^[\0-\u{7f}]*$/u.test(word) ? word : [...word].map(soundOf).join('');
  const spelled = letters
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('chh', 'ch')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k');
  return (spelled.slice(0, 1) + spelled.slice(1).replaceAll('a', '')).replace(/(.)\1+/gu, '$1');
}

/** Transliterates Indian and Urdu letters, and keeps others. */
export function soundOf(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < 0x09_00 || code > 0x0d_7f) return urdu.get(letter) ?? letter;
  const place = code & 0x7f;
  return consonants[place - firstConsonant] ?? vowels.get(place) ?? letter;
}
