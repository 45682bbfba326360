/** A company by its place in the world, and the stories that it has in all. */
interface PlantedInterviews {
  readonly place: number;
  readonly name: string;
  readonly interviewsCount: number;
  /** Whether its joining dates are often moved and its offers taken back. */
  readonly isDelaying?: true;
}

/** Every planting: none, one, few and very many stories, and some at a hospital, on the road and in a school. All stand among the companies with which every world begins. */
export const plantedInterviews: readonly PlantedInterviews[] = [
  { place: 7, name: 'Kuraj Enterprises', interviewsCount: 0 },
  { place: 15, name: 'Titahri Tiles', interviewsCount: 1 },
  { place: 17, name: 'Tulsi & Daughters’ “Slow” Pickles, since 1987', interviewsCount: 5 },
  { place: 12, name: 'Hariyal Eye Hospital', interviewsCount: 48 },
  { place: 13, name: 'Rupnarayan Roadways', interviewsCount: 36 },
  { place: 14, name: 'Chatak School', interviewsCount: 24 },
  { place: 11, name: 'Saptarishi Infotech', interviewsCount: 5_000, isDelaying: true },
];
