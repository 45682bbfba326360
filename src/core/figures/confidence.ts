/** The levels of confidence in a figure, from least to most. */
export const confidences = ['very-low', 'low', 'moderate', 'high', 'very-high'] as const;

export type Confidence = (typeof confidences)[number];

/** The number of filled marks, of five, for a confidence. */
export const confidenceLevel = (confidence: Confidence): number => confidences.indexOf(confidence) + 1;

/** The confidence one word lower; the lowest stays. */
export const loweredConfidence = (confidence: Confidence): Confidence => confidences[Math.max(0, confidences.indexOf(confidence) - 1)] ?? 'very-low';
