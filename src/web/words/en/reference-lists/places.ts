export const words = {
  in: (said: string, city: string): string => `${said} in ${city}`,
  there: (said: string, city: string): string => `${said} in ${city}`,
  described: (title: string, description: string): string => `${title}. ${description}`,
  jobs: 'Jobs',
  pay: 'Pay',
  payOf: (job: string): string => `${job} pay`,
  reviews: 'Reviews of companies',
  all: 'Show all cities',
  missing: 'We do not know this city.',
  missingBecause: 'This link may be old or wrong.',
};

export type PlaceWords = typeof words;
