export const words = { title: 'Something new for you', body: 'Tap to read it.' };

export type WorkerWords = typeof words;
