/** Marks by which crawlers of search engines name themselves in the User-Agent, in small letters. They are whole names: a browser that says "robot" somewhere is none. */
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

/** Whether a User-Agent is that of a search engine. Anyone may write one, so being named so is never a right: it only takes calls away (S-93). */
export function isSearchEngine(userAgent: string): boolean {
  const named = userAgent.toLowerCase();
  return marks.some((mark) => named.includes(mark));
}
