import type { DemoTopic } from './demo-topic.ts';
import { growing } from './seed-growing.ts';
import { leaving } from './seed-leaving.ts';
import { pay } from './seed-pay.ts';
import { work } from './seed-work.ts';

/** What is said in each topic of the house. */
export const demoTopics: readonly DemoTopic[] = [...leaving, ...pay, ...work, ...growing];
