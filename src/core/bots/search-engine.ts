/** Lowercase crawler names in User-Agents. Whole names only, as browsers may contain "robot". */
const marks: readonly string[] = [
  'googlebot',
  'google-inspectiontool',
  'googleother',
  'storebot-google',
  'adsbot-google',
  'mediapartners-google',
  'bingbot',
  'bingpreview',
  'adidxbot',
  'msnbot',
  'yahoo! slurp',
  'duckduckbot',
  'duckassistbot',
  'baiduspider',
  'yandexbot',
  'yandeximages',
  'yandexmobilebot',
  'yandexrenderresourcesbot',
  'applebot',
  'petalbot',
  'sogou web spider',
  'sogou inst spider',
  'seznambot',
  'coccocbot',
  'qwantbot',
  'qwantify',
  'mojeekbot',
  'naverbot',
  'yeti/',
  'exabot',
  '360spider',
  'bytespider',
  'amazonbot',
  'ia_archiver',
];

/** Recognizes search engines. Spoofable, so it only takes calls away and never grants any (S-93). */
export function isSearchEngine(userAgent: string): boolean {
  const named = userAgent.toLowerCase();
  return marks.some((mark) => named.includes(mark));
}
