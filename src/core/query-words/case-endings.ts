import { inDevanagari } from '../indian-scripts.ts';

/** Case endings by script; after an equals sign, the name's own ending. */
const byScript: readonly (readonly [script: RegExp, endings: string])[] = [
  [/\p{Script=Tamil}/u, 'யில் ில் த்தில்=ம் யிலுள்ள ிலுள்ள யிலிருந்து ிலிருந்து யின் ின் த்தின்=ம் க்கு ுக்கு த்துக்கு=ம் ிற்கு க்கான ுக்கான களில் களின் களுக்கு ங்களில்=ம் ங்கள்=ம் கள்'],
  [/\p{Script=Bengali}/u, 'য় য়ে তে ে ের এর র য়ের কে দের রা গুলি গুলো গুলির টি থেকে'],
  [/\p{Script=Telugu}/u, 'లో లోని ిలో నుండి కి కు కోసం ల లు లలో ల్లో లకు డు'],
  [/\p{Script=Kannada}/u, 'ಲ್ಲಿ ಿನಲ್ಲಿ ನಲ್ಲಿ ದಲ್ಲಿ ಯಲ್ಲಿ ದಲ್ಲಿರುವ ಿನಲ್ಲಿರುವ ಿನ ನ ದ ಯ ಕ್ಕೆ ಿಗೆ ಗೆ ರಿಗೆ ಗಳು ಗಳ ಗಳಲ್ಲಿ ರ'],
  [/\p{Script=Gujarati}/u, 'માં માંથી ની નો નું ના ને થી ઓ ઓની ઓનો ોની ોનો ોમાં ો'],
  [/\p{Script=Gurmukhi}/u, 'ਵਿੱਚ ਵਿਚ ਾਂ ੀਆਂ ਆਂ ਦੀ ਦਾ ਦੇ ਨੂੰ ੋਂ ਤੋਂ'],
  [/\p{Script=Malayalam}/u, 'യിൽ ിൽ ത്തിൽ=ം ത്ത്=ം യിലെ ിലെ ത്തിലെ=ം യുടെ ുടെ ന്റെ ിന്റെ ത്തിന്റെ=ം ിലേക്ക് ക്ക് ിന് കൾ കളിൽ ങ്ങൾ=ം ങ്ങളിൽ=ം'],
  [/\p{Script=Oriya}/u, 'ରେ ର କୁ ରୁ ଙ୍କ ଙ୍କର ମାନଙ୍କ ମାନଙ୍କର ଗୁଡ଼ିକ ଗୁଡ଼ିକର'],
  [/\p{Script=Devanagari}/u, 'ों ियों=ी ओं ुओं=ू यों मध्ये मधील ात ामध्ये ातील त तील ला ला चा ची चे च्या ाचा ाची ाचे ाच्या ांचा ांची ांचे ांच्या ांना ांसाठी साठी हून'],
];

interface Ending {
  readonly ending: string;
  readonly instead: string;
}

const endingsOf = (text: string): readonly Ending[] =>
  text
    .split(' ')
    .map((each) => {
      const [ending = '', instead = ''] = each.split('=').map(inDevanagari);
      return { ending, instead };
    })
    .toSorted((one, other) => other.ending.length - one.ending.length);

const scripts = byScript.map(([script, text]) => ({ script, endings: endingsOf(text) }));

const halant = '\u094D';
const shortestWithoutEnding = 2;
const lettersOf = (word: string): number => [...word].filter((letter) => /\p{L}/u.test(letter)).length;

/** Readings without an ending, longest first, in Devanagari. */
export function withoutCaseEnding(word: string, asTyped: string): readonly string[] {
  const { endings = [] } = scripts.find(({ script }) => script.test(asTyped)) ?? {};
  const names = endings
    .filter(({ ending }) => word.endsWith(ending))
    .flatMap(({ ending, instead }) => {
      const stem = word.slice(0, -ending.length);
      return instead === '' ? [stem, `${stem}${halant}`] : [stem + instead, stem];
    });
  return [...new Set(names)].filter((name) => lettersOf(name) >= shortestWithoutEnding);
}
