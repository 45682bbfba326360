/** How a department is paid, and each of its jobs. */
export interface DepartmentPay {
  /** The raise of the first year, in percent; later ones are smaller. */
  readonly growth: number;
  /** How far people in the same job are apart: the standard deviation of the logarithm, in percent. */
  readonly spread: number;
  /** The years for which people stay in such a job, in the mean. */
  readonly stay: number;
  /** The share of people who have a variable part, and how much of their pay it is, all in percent. */
  readonly variable: readonly [have: number, least: number, most: number];
  /** "designation, years at which people begin in it, lakhs a year by then", and where it is not as in the department the growth and the most years. */
  readonly jobs: string;
}

/** The median pay of 2026 by department and designation, in a large city and at a company of middling size that pays like most. */
export const payTable: Readonly<Record<string, DepartmentPay>> = {
  'Engineering - Software & QA': {
    growth: 26,
    spread: 38,
    stay: 3.6,
    variable: [55, 5, 15],
    jobs: 'Software Engineer 0 5 | Senior Software Engineer 4 14 | QA Engineer 0 4.2 22 | Technical Lead 7 21 22 | DevOps Engineer 1 6.5 | Full Stack Developer 0 5.4',
  },
  'Data Science & Analytics': {
    growth: 24,
    spread: 38,
    stay: 3.4,
    variable: [55, 5, 15],
    jobs: 'Data Analyst 0 4.8 20 | Senior Data Analyst 3 10.5 | Data Scientist 1 9 | Data Engineer 0 6',
  },
  'IT & Information Security': {
    growth: 16,
    spread: 33,
    stay: 4.2,
    variable: [35, 5, 10],
    jobs:
      'System Administrator 0 3.2 | Network Engineer 0 3 | Service Desk Analyst 0 2.9 13 | NOC Engineer 0 3.1 | Security Analyst 0 4.8 20 | Cloud Administrator 0 4.4 19 | ' +
      'Technical Support Engineer 0 3.2 | IT Support Executive 0 2.7 12 | Desktop Support Engineer 0 2.5 12',
  },
  'Product Management': {
    growth: 19,
    spread: 38,
    stay: 4,
    variable: [70, 8, 18],
    jobs: 'Product Manager 3 18 | Associate Product Manager 0 9 19 4 | Product Analyst 0 7 21 7',
  },
  'UX, Design & Architecture': {
    growth: 16,
    spread: 36,
    stay: 4,
    variable: [25, 5, 10],
    jobs: 'Product Designer 0 6.5 20 | UX Designer 0 5.5 19 | Graphic Designer 0 2.9 13 | Illustrator 0 3.1 12 | Fashion Designer 0 3.3 14 | Textile Designer 0 3.1 13',
  },
  'Project & Program Management': {
    growth: 14,
    spread: 33,
    stay: 4.5,
    variable: [50, 5, 15],
    jobs:
      'Project Manager 7 16 | Scrum Master 5 15 | Delivery Manager 10 26 | Project Coordinator 0 3.2 11 | Program Manager 7 18 | ' +
      'Project Engineer 0 3.6 13',
  },
  'Consulting & Strategy': {
    growth: 19,
    spread: 35,
    stay: 3.5,
    variable: [65, 8, 18],
    jobs: 'Business Analyst 0 6 | Consultant 2 11 | Senior Consultant 5 18.5',
  },
  'Human Resources': {
    growth: 13,
    spread: 28,
    stay: 4,
    variable: [25, 5, 12],
    jobs:
      'HR Executive 0 2.9 | HR Recruiter 0 2.7 | HR Manager 6 9 | Recruiter 0 2.6 | IT Recruiter 0 2.9 15 | Senior Recruiter 3 4.9 | Payroll Executive 0 2.9 11 | ' +
      'HR Coordinator 0 2.4 11 | Time Office Executive 0 2.3 8',
  },
  'Finance & Accounting': {
    growth: 11,
    spread: 27,
    stay: 5,
    variable: [20, 5, 10],
    jobs:
      'Accountant 0 2.6 | Accounts Executive 0 2.7 | Finance Manager 6 13 13 | Article Assistant 0 1.6 12 3 | Chartered Accountant 0 8.8 16 | Audit Assistant 0 2.6 12 6 | ' +
      'Senior Accountant 4 4.8 | Tax Consultant 0 3.5 14 | Billing Executive 0 2.2 8 | Accounts Assistant 0 2.1 9',
  },
  'Risk Management & Compliance': {
    growth: 15,
    spread: 32,
    stay: 4.2,
    variable: [50, 5, 14],
    jobs: 'Fraud Analyst 0 3.9 | KYC Analyst 0 3.3 12 | Compliance Officer 2 6 | Risk Analyst 0 5.6 17 | Actuary 3 16 18',
  },
  'Customer Success, Service & Operations': {
    growth: 7,
    spread: 22,
    stay: 3.6,
    variable: [35, 5, 12],
    jobs:
      'Customer Service Executive 0 2.6 | Operations Executive 0 2.8 8 | Team Leader 3 4.7 9 | Quality Analyst 1 3.3 9 | Operations Manager 7 9.5 11 | Field Service Engineer 0 2.6 | ' +
      'Customer Care Executive 0 2.4 | Service Manager 6 7.2 9 | Process Associate 0 2.6 | Chat Support Executive 0 2.5 | Process Trainer 2 3.8 9 | Service Engineer 0 2.8 9 | ' +
      'Service Advisor 0 2.5 8',
  },
  'Sales & Business Development': {
    growth: 10,
    spread: 34,
    stay: 4,
    variable: [80, 10, 30],
    jobs:
      'Sales Executive 0 2.9 | Area Sales Manager 5 8.5 12 | Business Development Executive 0 3.3 13 | Key Account Manager 3 6.8 13 | Sales Officer 0 3 | ' +
      'Field Sales Executive 0 2.5 8 | Sales Manager 4 7 12 | Account Manager 3 6.5 13 | Relationship Manager 1 3.8 12 | Relationship Officer 0 2.8 | Telecaller 0 2.1 6 | ' +
      'Business Development Associate 0 3.8 13 | Retail Sales Associate 0 2 6 | Cashier 0 1.9 6 | Assistant Store Manager 2 3.5 9 | Store Manager 4 5.4 9 | ' +
      'Floor Manager 3 4.1 9 | Medical Representative 0 3.4 | Area Business Manager 5 9 11 | Showroom Manager 4 5 9 | Counter Sales Executive 0 1.9 6 | ' +
      'Territory Sales Officer 1 3.7 | Territory Sales Manager 4 7 12',
  },
  'Marketing & Communication': {
    growth: 14,
    spread: 33,
    stay: 3.8,
    variable: [30, 5, 15],
    jobs: 'Digital Marketing Executive 0 3 | Marketing Manager 5 10.5 | Content Writer 0 3 12 | Marketing Executive 0 2.9',
  },
  'BFSI, Investments & Trading': {
    growth: 10,
    spread: 28,
    stay: 4.6,
    variable: [50, 5, 18],
    jobs:
      'Probationary Officer 0 6.6 10 4 | Bank Clerk 0 4.1 7 | Branch Manager 7 10.5 | Credit Officer 1 4 | Banking Associate 0 3.1 | Claims Executive 0 2.8 | Underwriter 1 4.8 13 | ' +
      'Agency Development Manager 2 4 | Unit Manager 2 4 | Insurance Advisor 0 2.2 8 | Loan Officer 0 2.7 | Collection Executive 0 2.2 7 | Credit Manager 4 7.5 12',
  },
  'Procurement & Supply Chain': {
    growth: 8,
    spread: 24,
    stay: 4.8,
    variable: [20, 5, 10],
    jobs:
      'Warehouse Associate 0 2.1 5 | Supply Chain Executive 0 3 11 | Warehouse Supervisor 2 2.9 | Store Incharge 2 2.8 | Buyer 1 4 12 | Purchase Executive 0 2.8 10 | Store Keeper 0 2.1 6 | ' +
      'Dispatch Executive 0 2.2 | Logistics Executive 0 2.6 9 | Driver 0 2.3 5 | Delivery Executive 0 2 4 | Hub Manager 4 4.9 10 | Fleet Manager 5 5.2 9 | Transport Manager 5 5 9',
  },
  'Administration & Facilities': {
    growth: 6,
    spread: 21,
    stay: 5.5,
    variable: [8, 5, 8],
    jobs:
      'Office Assistant 0 1.8 | Data Entry Operator 0 1.9 | Receptionist 0 2 | Admin Executive 0 2.4 8 | Front Desk Executive 0 2.2 | Clerk 0 1.9 | Security Guard 0 1.8 4 | ' +
      'Security Supervisor 3 2.5 | Facility Executive 0 2.8 9 | Housekeeping Supervisor 2 2.3 | Facility Manager 6 7 10 | Computer Operator 0 1.9',
  },
  'Media, Entertainment & Sports': {
    growth: 11,
    spread: 32,
    stay: 4.4,
    variable: [10, 5, 10],
    jobs: 'Sub Editor 0 3.1 | Reporter 0 2.7 | Video Editor 0 2.9 12 | Proofreader 0 2.3 8 | Producer 2 4.5',
  },
  'Government & Public Service': {
    growth: 8,
    spread: 26,
    stay: 4.4,
    variable: [5, 5, 8],
    jobs: 'Field Coordinator 0 2.4 | Programme Officer 2 4.6 10 | Community Mobiliser 0 1.8 6 | Social Worker 0 2.3',
  },
  'Teaching & Training': {
    growth: 7,
    spread: 30,
    stay: 5.5,
    variable: [6, 5, 10],
    jobs:
      'Teacher 0 2.6 | Trainer 0 2.8 9 | Assistant Professor 1 4.6 9 | Trained Graduate Teacher 0 3.1 | Primary Teacher 0 2 6 | Academic Coordinator 5 4.5 | Lecturer 0 3 8 | ' +
      'Faculty 0 3 9 | Academic Counsellor 0 2.7 10 | Centre Manager 4 5 9 | Placement Officer 2 3.7 9',
  },
  'Healthcare & Life Sciences': {
    growth: 8,
    spread: 27,
    stay: 5,
    variable: [6, 5, 10],
    jobs:
      'Staff Nurse 0 2.4 | Duty Doctor 0 7.2 9 | Medical Lab Technician 0 2 | Pharmacist 0 2.2 | General Duty Assistant 0 1.6 5 | Physiotherapist 0 2.5 9 | Phlebotomist 0 1.8 6 | ' +
      'Lab Technologist 0 2.3 | Radiographer 0 2.4 | Pathologist 0 13 10',
  },
  'Hospitality, Food & Tourism': {
    growth: 8,
    spread: 24,
    stay: 3.6,
    variable: [18, 5, 12],
    jobs:
      'Guest Service Associate 0 2.2 | Commis 0 1.9 | Front Office Executive 0 2.3 | Chef de Partie 3 3.3 10 | Room Attendant 0 1.7 5 | Steward 0 1.8 6 | Captain 2 2.5 | ' +
      'Restaurant Manager 5 4.8 9 | Cook 0 2 | Team Member 0 1.7 6',
  },
  'Production, Manufacturing & Engineering': {
    growth: 6,
    spread: 24,
    stay: 6,
    variable: [22, 5, 10],
    jobs:
      'Electrician 0 2.2 | Technician 0 2.1 | Maintenance Technician 0 2.1 | Production Engineer 0 3.1 12 | Machine Operator 0 2.3 | Production Supervisor 2 3.2 8 | ' +
      'Maintenance Engineer 0 3.1 11 | Shift Incharge 4 4.5 9 | Fitter 0 2.2 | Design Engineer 0 3.3 14 | Machinist 0 2.2 | CNC Operator 0 2.2 | Mechanical Engineer 0 3 12 | ' +
      'Plant Operator 0 2.5 | Chemical Engineer 0 3.7 13 | Process Engineer 0 3.6 13 | Instrument Technician 0 2.4 | Electronics Engineer 0 3.2 13 | Production Operator 0 2.1 | ' +
      'Production Executive 0 2.7 9 | Textile Engineer 0 2.9 11 | Tailor 0 1.7 4 | Merchandiser 0 2.8 12 | Industrial Engineer 0 3.2 13 | Senior Merchandiser 4 5.6 11 | ' +
      'Packing Supervisor 1 2.3 | Helper 0 1.5 3 | Boiler Operator 0 2.2 | Plant Manager 12 17 9 | Electrical Engineer 0 3 12 | Safety Officer 0 3.2 10',
  },
  'Quality Assurance & Control': {
    growth: 9,
    spread: 25,
    stay: 5,
    variable: [20, 5, 10],
    jobs:
      'Quality Engineer 0 2.9 11 | Quality Inspector 0 2.2 7 | Quality Executive 0 2.5 | Lab Technician 0 2 7 | QC Chemist 0 2.5 | Lab Chemist 0 2.4 | QA Manager 8 12 10 | ' +
      'Quality Controller 0 2.2 7',
  },
  'Construction & Site Engineering': {
    growth: 10,
    spread: 27,
    stay: 5,
    variable: [10, 5, 10],
    jobs:
      'Site Engineer 0 2.7 | Civil Engineer 0 2.8 | Site Supervisor 0 2.2 8 | Billing Engineer 1 3.3 | Quantity Surveyor 1 3.9 | Foreman 3 3 7 | Junior Engineer 0 2.4 | Surveyor 0 2.4 8 | ' +
      'Plumber 0 2 5 | Tendering Engineer 1 3.5',
  },
  'Research & Development': {
    growth: 12,
    spread: 30,
    stay: 4.4,
    variable: [25, 5, 10],
    jobs:
      'Embedded Engineer 0 4.2 20 | R&D Engineer 0 3.7 14 | Hardware Design Engineer 0 4.6 18 | R&D Chemist 0 3 | Research Associate 0 3.1 | PCB Designer 0 3.3 14 | Formulation Scientist 1 4 | ' +
      'Analytical Chemist 0 2.8 | Food Technologist 0 2.7 | R&D Executive 0 2.9 | Field Officer 0 2.4 9 | Agronomist 0 3.1 | Agriculture Officer 0 2.9 10',
  },
  'Aviation, Shipping & Energy': {
    growth: 10,
    spread: 26,
    stay: 5.5,
    variable: [18, 5, 10],
    jobs: 'Substation Engineer 0 3 | Electrical Lineman 0 2 6 | Solar Engineer 0 2.8 | Wind Turbine Technician 0 2.5 8 | Transmission Line Engineer 0 3.2',
  },
};
