// Names that people use for what the calculators call something else.

const states: Readonly<Record<string, string>> = {
  an: 'andaman-and-nicobar-islands',
  andamanandnicobar: 'andaman-and-nicobar-islands',
  ap: 'andhra-pradesh',
  ar: 'arunachal-pradesh',
  as: 'assam',
  br: 'bihar',
  ch: 'chandigarh',
  cg: 'chhattisgarh',
  ct: 'chhattisgarh',
  dh: 'dadra-and-nagar-haveli-and-daman-and-diu',
  dadraandnagarhaveli: 'dadra-and-nagar-haveli-and-daman-and-diu',
  damananddiu: 'dadra-and-nagar-haveli-and-daman-and-diu',
  dl: 'delhi',
  newdelhi: 'delhi',
  nctofdelhi: 'delhi',
  ga: 'goa',
  gj: 'gujarat',
  hr: 'haryana',
  hp: 'himachal-pradesh',
  jk: 'jammu-and-kashmir',
  jh: 'jharkhand',
  ka: 'karnataka',
  kl: 'kerala',
  la: 'ladakh',
  ld: 'lakshadweep',
  mp: 'madhya-pradesh',
  mh: 'maharashtra',
  mn: 'manipur',
  ml: 'meghalaya',
  mz: 'mizoram',
  nl: 'nagaland',
  od: 'odisha',
  or: 'odisha',
  orissa: 'odisha',
  py: 'puducherry',
  pondicherry: 'puducherry',
  pb: 'punjab',
  rj: 'rajasthan',
  sk: 'sikkim',
  tn: 'tamil-nadu',
  tg: 'telangana',
  ts: 'telangana',
  tr: 'tripura',
  up: 'uttar-pradesh',
  uk: 'uttarakhand',
  wb: 'west-bengal',
};

const genders: Readonly<Record<string, string>> = { man: 'male', m: 'male', men: 'male', woman: 'female', women: 'female', f: 'female' };

export const otherNames: Readonly<Record<string, (text: string) => string | undefined>> = {
  State: (text) =>
    states[
      text
        .toLowerCase()
        .replaceAll('&', 'and')
        .replaceAll(/[^a-z]/g, '')
    ],
  Gender: (text) => genders[text.toLowerCase()],
  Regime: (text) => /^(new|old)\b/i.exec(text)?.[1]?.toLowerCase(),
  FinancialYear: (text) => {
    const [, first = '', second] = /^(?:fy|ty)?\s*(20\d\d)(?:\s*[-–/]\s*(?:20)?(\d\d))?$/i.exec(text) ?? [];
    const next = String(Number(first.slice(2)) + 1).padStart(2, '0');
    return second === undefined || second === next ? `${first}-${next}` : undefined;
  },
};
