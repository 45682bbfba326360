const india = /^(?:in|ind|india|bharat|भारत)$/i;

export const isIndia = (text: string): boolean => india.test(text.trim());

const shortCountries = ['us', 'u.s.', 'usa', 'uk', 'u.k.', 'uae', 'u.a.e.'];

/** Country names except India, in lower case. */
function otherCountries(): ReadonlySet<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((first) => letters.map((second) => names.of(first + second)?.toLowerCase() ?? ''));
  return new Set([...shortCountries, ...all].filter((name) => name !== '' && !isIndia(name)));
}

let known: ReadonlySet<string> | undefined;

/** Detects a foreign country, as in "London, United Kingdom" or "Remote - US". */
export const isElsewhere = (place: string): boolean => {
  const last = place.split(/[,()/|]|\s[-–]\s/).findLast((part) => part.trim() !== '') ?? '';
  known ??= otherCountries();
  return known.has(last.trim().toLowerCase());
};
