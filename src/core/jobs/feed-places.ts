const india = /^(?:in|ind|india|bharat|भारत)$/i;

/** Whether a text names India as a country, by its name or its code. */
export const isIndia = (text: string): boolean => india.test(text.trim());

const shortCountries = ['us', 'u.s.', 'usa', 'uk', 'u.k.', 'uae', 'u.a.e.'];

/** The names of all countries but India, in small letters. */
function otherCountries(): ReadonlySet<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((first) => letters.map((second) => names.of(first + second)?.toLowerCase() ?? ''));
  return new Set([...shortCountries, ...all].filter((name) => name !== '' && !isIndia(name)));
}

let known: ReadonlySet<string> | undefined;

/** Whether a place is written with another country behind it: "London, United Kingdom", "Remote - US". */
export const isElsewhere = (place: string): boolean => {
  const last = place.split(/[,()/|]|\s[-–]\s/).findLast((part) => part.trim() !== '') ?? '';
  known ??= otherCountries();
  return known.has(last.trim().toLowerCase());
};
