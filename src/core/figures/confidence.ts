export const confidences = ['very-low', 'low', 'moderate', 'high', 'very-high'] as const;

export type Confidence = (typeof confidences)[number];

export const confidenceLevel = (confidence: Confidence): number => confidences.indexOf(confidence) + 1;

/** Lowers by one level, at most to the lowest. */
export const loweredConfidence = (confidence: Confidence): Confidence => confidences[Math.max(0, confidences.indexOf(confidence) - 1)] ?? 'very-low';
