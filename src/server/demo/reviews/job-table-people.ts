import { commonJobs } from './common-jobs.ts';

const { support, supply, office, clerks } = commonJobs;

/** The jobs of work across a counter, a bed or a desk in a class, by line of work. */
export const peopleJobTable: Readonly<Record<string, readonly string[]>> = {
  hospitals: [
    'Healthcare & Life Sciences: Staff Nurse | Duty Doctor | Medical Lab Technician | Pharmacist | General Duty Assistant | Physiotherapist',
    'Administration & Facilities: Front Desk Executive | Admin Executive | Data Entry Operator',
    'Finance & Accounting: Billing Executive | Accountant',
    'Human Resources: HR Executive',
  ],
  diagnostics: [
    'Healthcare & Life Sciences: Phlebotomist | Lab Technologist | Medical Lab Technician | Radiographer | Pathologist',
    support,
    'Sales & Business Development: Sales Executive | Area Sales Manager',
    clerks,
  ],
  education: [
    'Teaching & Training: Teacher | Assistant Professor | Trained Graduate Teacher | Primary Teacher | Academic Coordinator | Lecturer',
    'Administration & Facilities: Office Assistant | Clerk | Admin Executive',
    'Finance & Accounting: Accountant | Accounts Assistant',
  ],
  'skill-training': [
    'Teaching & Training: Trainer | Faculty | Academic Counsellor | Centre Manager | Placement Officer',
    'Sales & Business Development: Business Development Associate | Telecaller',
    clerks,
  ],
  retail: [
    'Sales & Business Development: Retail Sales Associate | Cashier | Assistant Store Manager | Store Manager | Floor Manager',
    'Procurement & Supply Chain: Store Incharge | Warehouse Associate | Buyer',
    ...office,
  ],
  hotels: [
    'Hospitality, Food & Tourism: Guest Service Associate | Commis | Front Office Executive | Chef de Partie | Room Attendant | Steward',
    'Human Resources: HR Executive',
    'Finance & Accounting: Accounts Executive',
  ],
  restaurants: [
    'Hospitality, Food & Tourism: Commis | Steward | Captain | Chef de Partie | Restaurant Manager | Cook | Team Member',
    supply,
    'Finance & Accounting: Accountant',
  ],
  'facility-services': [
    'Administration & Facilities: Security Guard | Security Supervisor | Facility Executive | Housekeeping Supervisor | Facility Manager',
    'Production, Manufacturing & Engineering: Electrician | Technician | Maintenance Technician',
    ...office,
  ],
  'real-estate': [
    'Sales & Business Development: Sales Executive | Relationship Manager | Sales Manager | Telecaller',
    'Construction & Site Engineering: Site Engineer | Civil Engineer | Site Supervisor',
    'Customer Success, Service & Operations: Customer Service Executive | Operations Executive',
    ...office,
  ],
};
