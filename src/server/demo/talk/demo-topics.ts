import type { DemoTopic } from './demo-topic.ts';
import { growing } from './seeds/growing.ts';
import { leaving } from './seeds/leaving.ts';
import { pay } from './seeds/pay.ts';
import { work } from './seeds/work.ts';

/** Every topic of the demo world. */
export const demoTopics: readonly DemoTopic[] = [...leaving, ...pay, ...work, ...growing];

/** What people work as, under the headings that the product knows. */
export const demoDepartments: readonly { readonly urlName: string; readonly name: string }[] = [
  ['engineering-software', 'Engineering, software'],
  ['engineering-hardware', 'Engineering, machines and sites'],
  ['data-and-analytics', 'Data and analytics'],
  ['product-and-design', 'Product and design'],
  ['sales', 'Sales'],
  ['customer-support', 'Customer support'],
  ['marketing', 'Marketing'],
  ['finance-and-accounts', 'Finance and accounts'],
  ['human-resources', 'Human resources'],
  ['operations', 'Operations'],
  ['supply-chain', 'Supply chain'],
  ['teaching', 'Teaching and training'],
  ['healthcare', 'Healthcare'],
  ['legal-and-audit', 'Legal and audit'],
].map(([urlName = '', name = '']) => ({ urlName, name }));
