import type { WorkerWords } from '../../en/notifications/worker.ts';

/** The sentence of the service worker where a message says nothing of what it is about, or cannot be read, in Hindi. */
export const words: WorkerWords = { title: 'आपके लिए कुछ नया है', body: 'पढ़ने के लिए छुएँ।' };
