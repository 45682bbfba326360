import type { DemoIndustry } from '../industries/demo-industry.ts';
import type { Random } from '../random.ts';
import type { WorkKind } from './wordings.ts';
import { jobTable } from './job-table.ts';

export interface DemoJob extends WorkKind {
  readonly department: string;
  readonly designation: string;
}

export function jobIn({ urlName }: DemoIndustry, random: Random): DemoJob {
  const rows = jobTable[urlName];
  if (rows === undefined) throw new RangeError(`No jobs in ${urlName}`);
  const [department = '', designations = ''] = likelierFirst(rows, random).split(': ');
  return demoJob(urlName, department, likelierFirst(designations.split(' | '), random));
}

export const demoJob = (industry: string, department: string, designation: string): DemoJob => ({
  department,
  designation,
  isDesk: deskDepartments.has(department),
  isShop: shopDepartments.has(department),
  isTech: techDepartments.has(department) && techTrades.has(industry),
});

const likelierFirst = (items: readonly string[], random: Random): string => items[Math.floor(items.length * random.next() ** 1.7)] ?? random.among(items);

const techTrades: ReadonlySet<string> = new Set(['it-services', 'cloud-services', 'software-products', 'data-consulting']);
const techDepartments: ReadonlySet<string> = new Set([
  'Engineering - Software & QA',
  'Data Science & Analytics',
  'IT & Information Security',
  'Project & Program Management',
  'Consulting & Strategy',
]);
const shopDepartments: ReadonlySet<string> = new Set([
  'Production, Manufacturing & Engineering',
  'Quality Assurance & Control',
  'Construction & Site Engineering',
  'Aviation, Shipping & Energy',
]);
const deskDepartments: ReadonlySet<string> = new Set([
  ...techDepartments,
  'Product Management',
  'UX, Design & Architecture',
  'Marketing & Communication',
  'Human Resources',
  'Finance & Accounting',
  'Risk Management & Compliance',
]);
