export const payBins = [1, 14, 47, 100, 88, 69, 48, 26, 12, 3, 3, 2].map((height, at) => ({
  label: `${3 + at * 2} to ${5 + at * 2}`,
  height,
  said: String(Math.round(height / 2)),
  isMiddle: at >= 3 && at <= 5,
}));

export const sampleSpread = { tenth: 22.9, quarter: 27.1, median: 37.5, threeQuarters: 50, ninetieth: 60.4 };

export const quarters = [3.8, 3.8, 3.9, 4.6, 3.8, 3.9, 3.9, 4].map((rating, at) => ({
  label: `Q${((at + 3) % 4) + 1} ${24 + Math.floor((at + 3) / 4)}`,
  height: rating * 20,
  said: rating.toFixed(1),
  isBurst: rating > 4.5,
}));
