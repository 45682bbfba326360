interface PlantedInterviews {
  readonly place: number;
  readonly name: string;
  readonly interviewsCount: number;
  /** True for companies that often move joining dates and revoke offers. */
  readonly isDelaying?: true;
}

/** Edge cases among the first companies: none, one, few and very many stories. */
export const plantedInterviews: readonly PlantedInterviews[] = [
  { place: 7, name: 'Kuraj Enterprises', interviewsCount: 0 },
  { place: 15, name: 'Titahri Tiles', interviewsCount: 1 },
  { place: 17, name: 'Tulsi & Daughters’ “Slow” Pickles, since 1987', interviewsCount: 5 },
  { place: 12, name: 'Hariyal Eye Hospital', interviewsCount: 48 },
  { place: 13, name: 'Rupnarayan Roadways', interviewsCount: 36 },
  { place: 14, name: 'Chatak School', interviewsCount: 24 },
  { place: 11, name: 'Saptarishi Infotech', interviewsCount: 5_000, isDelaying: true },
];
