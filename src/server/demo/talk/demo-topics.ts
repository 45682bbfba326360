import type { DemoTopic } from './demo-topic.ts';
import { growing } from './seeds/growing.ts';
import { leaving } from './seeds/leaving.ts';
import { pay } from './seeds/pay.ts';
import { work } from './seeds/work.ts';

/** What is said in each topic of the house. */
export const demoTopics: readonly DemoTopic[] = [...leaving, ...pay, ...work, ...growing];
