import { byNames, object, optional, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import type { DemoJob } from '../reviews/jobs.ts';
import type { Occupation } from './occupation.ts';

const names = [
  'welder',
  'electrician',
  'mechanic',
  'operator',
  'plantEngineer',
  'quality',
  'chemist',
  'site',
  'power',
  'nurse',
  'doctor',
  'lab',
  'pharmacist',
  'teacher',
  'field',
  'hotel',
  'kitchen',
  'security',
  'driver',
  'warehouse',
  'sales',
  'store',
  'bpo',
  'bank',
  'accounts',
  'hr',
  'office',
  'marketing',
  'media',
  'compliance',
  'software',
  'support',
  'data',
  'product',
  'design',
  'embedded',
] as const;
type OccupationName = (typeof names)[number];

const occupation = object<Occupation>({
  ways: textList,
  questions: textList,
  tasks: textList,
  assignments: optional(textList),
  topics: aString,
  shown: aString,
  askers: aString,
  papers: aString,
});

export const occupations = demoValues('interviews')('occupations', byNames(names, occupation));

/** Occupation by the first telling word of the designation, else by department. */
export function occupationOf({ department, designation }: Pick<DemoJob, 'department' | 'designation'>): Occupation {
  const [, reported] = byDesignation.find(([test]) => test.test(designation)) ?? [];
  const name = reported ?? byDepartment[department];
  if (name === undefined) throw new RangeError(`No occupation for ${department}`);
  return occupations[name];
}

const byDesignation: readonly (readonly [test: RegExp, name: OccupationName])[] = [
  [/Service Desk|Desktop|IT Support|Technical Support/, 'support'],
  [/Welder/, 'welder'],
  [/Wind Turbine|Lineman|Substation|Solar|Transmission/, 'power'],
  [/Electrician|Electrical Engineer/, 'electrician'],
  [/Fitter|Maintenance|Service Engineer|Service Advisor|Service Manager|^Technician|Instrument/, 'mechanic'],
  [/(Machine|Plant|CNC|Production|Boiler) Operator|Machinist|Helper|Tailor|Packing/, 'operator'],
  [/Nurse|General Duty/, 'nurse'],
  [/Pharmacist/, 'pharmacist'],
  [/Doctor|Physiotherapist/, 'doctor'],
  [/Chemist|Lab Technician|Formulation|Food Technologist|R&D Executive/, 'chemist'],
  [/Medical Lab|Phlebotomist|Lab Technologist|Radiographer|Pathologist/, 'lab'],
  [/Driver|Fleet|Transport Manager/, 'driver'],
  [/Security (Guard|Supervisor)/, 'security'],
  [/Commis|Chef|Cook/, 'kitchen'],
  [/Retail|Cashier|Store Manager|Floor Manager|Showroom|Counter Sales/, 'store'],
  [/Agronomist|Agriculture|Field Officer/, 'field'],
  [/Embedded|Hardware|PCB|R&D Engineer/, 'embedded'],
  [/Academic Counsellor|Placement Officer/, 'sales'],
  [/Electronics Engineer/, 'embedded'],
  [/Merchandiser/, 'warehouse'],
];

const byDepartment: Readonly<Record<string, OccupationName>> = {
  'Engineering - Software & QA': 'software',
  'IT & Information Security': 'support',
  'Project & Program Management': 'product',
  'Product Management': 'product',
  'Consulting & Strategy': 'product',
  'UX, Design & Architecture': 'design',
  'Data Science & Analytics': 'data',
  'Sales & Business Development': 'sales',
  'Marketing & Communication': 'marketing',
  'Customer Success, Service & Operations': 'bpo',
  'Procurement & Supply Chain': 'warehouse',
  'Risk Management & Compliance': 'compliance',
  'Finance & Accounting': 'accounts',
  'Human Resources': 'hr',
  'BFSI, Investments & Trading': 'bank',
  'Media, Entertainment & Sports': 'media',
  'Government & Public Service': 'field',
  'Teaching & Training': 'teacher',
  'Healthcare & Life Sciences': 'nurse',
  'Hospitality, Food & Tourism': 'hotel',
  'Production, Manufacturing & Engineering': 'plantEngineer',
  'Quality Assurance & Control': 'quality',
  'Construction & Site Engineering': 'site',
  'Research & Development': 'chemist',
  'Aviation, Shipping & Energy': 'power',
  'Administration & Facilities': 'office',
};
