export const words = {
  label: { variablePaid: 'Company, to see how much it pays out', hike: 'Company, to see what hikes its people got' },
  hint: 'Only its name is looked up, to find the company. Your pay stays on this device.',
  placeholder: 'Name of the company',
  said: {
    variablePaid: (company: string, percent: number, people: string) =>
      `${company} paid ${percent}% of the promised variable pay in a year. ${people} people say so, and this is the middle of what they say.`,
    hike: (company: string, percent: number, people: string) =>
      `A hike at ${company} was ${percent}%. ${people} people say so, and this is the middle of what they say.`,
  },
  tooFew: (company: string) => `Not enough people at ${company} say what they got. Your own figure counts.`,
  failed: 'We could not look it up. Your own figure counts.',
  use: (percent: number) => `Count with ${percent}%`,
};

export type ReportedWords = typeof words;
