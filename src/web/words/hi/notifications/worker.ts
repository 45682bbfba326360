import type { WorkerWords } from '../../en/notifications/worker.ts';

export const words: WorkerWords = { title: 'आपके लिए कुछ नया है', body: 'पढ़ने के लिए छुएँ।' };
