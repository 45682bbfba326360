import type { DemoTopic } from './demo-topic.ts';
import { growing } from './seed-growing.ts';
import { leaving } from './seed-leaving.ts';
import { pay } from './seed-pay.ts';
import { work } from './seed-work.ts';

/** The seeds of posts by topic. */
export const demoTopics: readonly DemoTopic[] = [...leaving, ...pay, ...work, ...growing];
