/** Cases planted for screens and rules that need to be seen at work. */
export type Planting =
  /** Number of reviews at a threshold of display. */
  | { readonly kind: 'count' }
  /** Short five-star reviews of one week, half nearly the same and few invited. */
  | { readonly kind: 'burst'; readonly reviews: number; readonly weeksAgo: number }
  /** Invited reviews in two neighbouring weeks. */
  | { readonly kind: 'wave'; readonly reviews: number; readonly weeksAgo: number };

/** Company by its place, with its number of reviews and planted cases. */
export interface PlantedReviews {
  readonly place: number;
  readonly name: string;
  readonly reviewsCount: number;
  readonly planting: Planting;
}

/** Planted cases among the first companies, whose counts they set. */
export const plantedReviews: readonly PlantedReviews[] = [
  { place: 7, name: 'Kuraj Enterprises', reviewsCount: 0, planting: { kind: 'count' } },
  { place: 12, name: 'Hariyal Eye Hospital', reviewsCount: 0, planting: { kind: 'count' } },
  { place: 9, name: 'Ka', reviewsCount: 1, planting: { kind: 'count' } },
  { place: 15, name: 'Titahri Tiles', reviewsCount: 4, planting: { kind: 'count' } },
  { place: 17, name: 'Tulsi & Daughters’ “Slow” Pickles, since 1987', reviewsCount: 5, planting: { kind: 'count' } },
  { place: 3, name: 'Vayupath Logistics', reviewsCount: 82, planting: { kind: 'burst', reviews: 40, weeksAgo: 6 } },
  { place: 6, name: 'Tarangini Networks', reviewsCount: 64, planting: { kind: 'wave', reviews: 25, weeksAgo: 11 } },
];
