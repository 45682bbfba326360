import type { PlaceWords } from '../../en/reference-lists/places.ts';

export const words: PlaceWords = {
  in: (said, city) => `${city} में ${said}`,
  there: (said, city) => `${said}, ${city}`,
  described: (title, description) => `${title}। ${description}`,
  jobs: 'नौकरियाँ',
  pay: 'सैलरी',
  payOf: (job) => `${job} की सैलरी`,
  reviews: 'कंपनियों के रिव्यू',
  all: 'सारे शहर दिखाएँ',
  missing: 'हम इस शहर को नहीं जानते।',
  missingBecause: 'शायद यह लिंक पुराना या ग़लत है।',
};
