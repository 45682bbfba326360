/** The sentence of the service worker where a message says nothing of what it is about, or cannot be read. */
export const words = { title: 'Something new for you', body: 'Tap to read it.' };

export type WorkerWords = typeof words;
