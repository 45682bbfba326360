/** How sure a figure is, from least to most. */
export const confidences = ['very-low', 'low', 'moderate', 'high', 'very-high'] as const;

export type Confidence = (typeof confidences)[number];

/** How many of five marks a confidence fills. */
export const confidenceLevel = (confidence: Confidence): number => confidences.indexOf(confidence) + 1;
