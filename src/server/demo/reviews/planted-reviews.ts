/** What is planted among the reviews of one company, for the screens and rules that need to be seen at work. */
export type Planting =
  /** A number of reviews at which something is shown or hidden. */
  | { readonly kind: 'count' }
  /** Many short five-star reviews of one week, half of them nearly the same; few came by a link of the employer. */
  | { readonly kind: 'burst'; readonly reviews: number; readonly weeksAgo: number }
  /** Reviews by a link of the employer, in two neighbouring weeks. */
  | { readonly kind: 'wave'; readonly reviews: number; readonly weeksAgo: number };

/** A company by its place in the world, the reviews it has in all, and what is planted there. */
export interface PlantedReviews {
  readonly place: number;
  readonly name: string;
  readonly reviewsCount: number;
  readonly planting: Planting;
}

/** Every planting. All stand among the companies with which every world begins; their numbers are facts of those companies. */
export const plantedReviews: readonly PlantedReviews[] = [
  { place: 7, name: 'Kuraj Enterprises', reviewsCount: 0, planting: { kind: 'count' } },
  { place: 12, name: 'Hariyal Eye Hospital', reviewsCount: 0, planting: { kind: 'count' } },
  { place: 9, name: 'Ka', reviewsCount: 1, planting: { kind: 'count' } },
  { place: 15, name: 'Titahri Tiles', reviewsCount: 4, planting: { kind: 'count' } },
  { place: 17, name: 'Tulsi & Daughters’ “Slow” Pickles, since 1987', reviewsCount: 5, planting: { kind: 'count' } },
  { place: 3, name: 'Vayupath Logistics', reviewsCount: 82, planting: { kind: 'burst', reviews: 40, weeksAgo: 6 } },
  { place: 6, name: 'Tarangini Networks', reviewsCount: 64, planting: { kind: 'wave', reviews: 25, weeksAgo: 11 } },
];
