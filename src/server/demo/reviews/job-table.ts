import { peopleJobTable } from './job-table-people.ts';
import { commonJobs } from './common-jobs.ts';

const { software, support, sales, production, quality, supply, relations, office, clerks } = commonJobs;
const plant = [production, quality, supply, sales];

/** The jobs whose holders review a company, by line of work. The first departments are the likelier ones. */
export const jobTable: Readonly<Record<string, readonly string[]>> = {
  'it-services': [
    software,
    'IT & Information Security: System Administrator | Network Engineer | Service Desk Analyst',
    'Project & Program Management: Project Manager | Scrum Master | Delivery Manager',
    ...office,
  ],
  'cloud-services': ['IT & Information Security: System Administrator | NOC Engineer | Security Analyst | Cloud Administrator', software, support, ...office],
  'software-products': [
    software,
    'Product Management: Product Manager | Associate Product Manager | Product Analyst',
    'UX, Design & Architecture: Product Designer | UX Designer',
    support,
    sales,
  ],
  'data-consulting': [
    'Data Science & Analytics: Data Analyst | Senior Data Analyst | Data Scientist | Data Engineer',
    'Consulting & Strategy: Business Analyst | Consultant | Senior Consultant',
    software,
  ],
  telecom: [
    'IT & Information Security: Network Engineer | NOC Engineer | Technical Support Engineer',
    'Customer Success, Service & Operations: Field Service Engineer | Customer Care Executive | Service Manager',
    sales,
    ...office,
  ],
  'online-marketplaces': [
    support,
    software,
    'Marketing & Communication: Digital Marketing Executive | Marketing Manager | Content Writer',
    'Procurement & Supply Chain: Warehouse Associate | Supply Chain Executive | Warehouse Supervisor',
    'Data Science & Analytics: Data Analyst | Data Scientist',
  ],
  payments: [
    software,
    'Sales & Business Development: Field Sales Executive | Sales Manager | Key Account Manager',
    'Risk Management & Compliance: Fraud Analyst | KYC Analyst | Compliance Officer',
    support,
  ],
  accounting: ['Finance & Accounting: Article Assistant | Chartered Accountant | Audit Assistant | Senior Accountant | Tax Consultant', clerks],
  media: [
    'Media, Entertainment & Sports: Sub Editor | Reporter | Video Editor | Proofreader | Producer',
    'Marketing & Communication: Content Writer | Marketing Executive',
    'Sales & Business Development: Sales Executive | Account Manager',
    'UX, Design & Architecture: Graphic Designer | Illustrator',
  ],
  'non-profits': [
    'Government & Public Service: Field Coordinator | Programme Officer | Community Mobiliser | Social Worker',
    'Project & Program Management: Project Coordinator | Program Manager',
    'Teaching & Training: Teacher | Trainer',
    ...office,
  ],
  staffing: [
    'Human Resources: Recruiter | IT Recruiter | Senior Recruiter | Payroll Executive | HR Coordinator',
    'Sales & Business Development: Business Development Executive | Account Manager',
    clerks,
  ],
  'customer-support': [
    'Customer Success, Service & Operations: Customer Service Executive | Process Associate | Team Leader | Quality Analyst | Chat Support Executive | Process Trainer',
    'Human Resources: HR Executive | HR Recruiter',
    'IT & Information Security: IT Support Executive | Desktop Support Engineer',
  ],
  banking: [
    'BFSI, Investments & Trading: Probationary Officer | Bank Clerk | Branch Manager | Credit Officer | Banking Associate',
    relations,
    'Risk Management & Compliance: Compliance Officer | KYC Analyst',
    ...office,
  ],
  insurance: [
    'BFSI, Investments & Trading: Claims Executive | Underwriter | Agency Development Manager | Unit Manager | Insurance Advisor',
    relations,
    support,
    'Risk Management & Compliance: Risk Analyst | Actuary',
  ],
  lending: [
    'BFSI, Investments & Trading: Loan Officer | Credit Officer | Collection Executive | Branch Manager | Credit Manager',
    relations,
    support,
    ...office,
  ],
  ...peopleJobTable,
  'auto-parts': plant,
  'electric-vehicles': [
    production,
    'Research & Development: Embedded Engineer | R&D Engineer | Hardware Design Engineer',
    'Customer Success, Service & Operations: Service Engineer | Service Advisor | Service Manager',
    quality,
    sales,
  ],
  metals: [...plant, 'Human Resources: HR Executive | Time Office Executive'],
  machinery: [
    'Production, Manufacturing & Engineering: Design Engineer | Machinist | Production Engineer | Fitter | CNC Operator | Mechanical Engineer',
    'Customer Success, Service & Operations: Service Engineer | Field Service Engineer',
    quality,
    supply,
    sales,
  ],
  'building-materials': plant,
  chemicals: [
    'Production, Manufacturing & Engineering: Plant Operator | Chemical Engineer | Process Engineer | Shift Incharge | Instrument Technician',
    'Quality Assurance & Control: QC Chemist | Lab Chemist | Quality Executive',
    'Research & Development: R&D Chemist | Research Associate',
    supply,
  ],
  packaging: plant,
  electronics: [
    'Production, Manufacturing & Engineering: Electronics Engineer | Production Operator | Production Supervisor | Technician | Process Engineer',
    quality,
    'Research & Development: Embedded Engineer | PCB Designer',
    supply,
  ],
  pharmaceuticals: [
    'Production, Manufacturing & Engineering: Production Executive | Production Supervisor | Machine Operator | Process Engineer',
    'Quality Assurance & Control: QC Chemist | Quality Executive | QA Manager',
    'Sales & Business Development: Medical Representative | Area Business Manager',
    'Research & Development: Formulation Scientist | Analytical Chemist | Research Associate',
  ],
  textiles: [
    'Production, Manufacturing & Engineering: Machine Operator | Textile Engineer | Production Supervisor | Shift Incharge | Maintenance Technician',
    quality,
    sales,
    supply,
  ],
  garments: [
    'Production, Manufacturing & Engineering: Tailor | Merchandiser | Production Supervisor | Industrial Engineer | Senior Merchandiser | Packing Supervisor',
    quality,
    'UX, Design & Architecture: Fashion Designer | Textile Designer',
    ...office,
  ],
  handicrafts: [
    'Production, Manufacturing & Engineering: Production Supervisor | Helper | Production Executive | Merchandiser',
    'UX, Design & Architecture: Textile Designer | Graphic Designer',
    'Sales & Business Development: Showroom Manager | Counter Sales Executive',
    quality,
  ],
  'packaged-food': [
    'Production, Manufacturing & Engineering: Machine Operator | Production Supervisor | Production Executive | Packing Supervisor | Helper',
    quality,
    sales,
    supply,
    'Research & Development: Food Technologist | R&D Executive',
  ],
  dairy: [
    'Production, Manufacturing & Engineering: Plant Operator | Production Supervisor | Shift Incharge | Boiler Operator',
    'Quality Assurance & Control: Lab Chemist | Quality Executive | Lab Technician',
    'Procurement & Supply Chain: Driver | Dispatch Executive | Store Keeper',
    sales,
  ],
  agritech: [
    'Research & Development: Field Officer | Agronomist | Agriculture Officer | Research Associate',
    'Sales & Business Development: Territory Sales Officer | Territory Sales Manager | Sales Officer',
    software,
    supply,
  ],
  'tea-and-coffee': [
    'Production, Manufacturing & Engineering: Production Supervisor | Machine Operator | Plant Manager | Helper',
    'Quality Assurance & Control: Quality Controller | Quality Executive',
    'Administration & Facilities: Office Assistant | Clerk',
    supply,
  ],
  logistics: [
    'Procurement & Supply Chain: Warehouse Associate | Delivery Executive | Hub Manager | Warehouse Supervisor | Logistics Executive | Driver',
    support,
    sales,
    ...office,
  ],
  'passenger-transport': [
    'Procurement & Supply Chain: Driver | Fleet Manager | Transport Manager',
    support,
    'Production, Manufacturing & Engineering: Technician | Maintenance Technician | Electrician',
    ...office,
  ],
  construction: [
    'Construction & Site Engineering: Site Engineer | Civil Engineer | Site Supervisor | Billing Engineer | Quantity Surveyor | Foreman',
    'Project & Program Management: Project Engineer | Project Manager',
    supply,
    ...office,
  ],
  'government-contractors': [
    'Construction & Site Engineering: Site Engineer | Junior Engineer | Site Supervisor | Surveyor | Plumber | Tendering Engineer',
    'Administration & Facilities: Data Entry Operator | Computer Operator | Office Assistant',
    ...office,
  ],
  power: [
    'Aviation, Shipping & Energy: Substation Engineer | Electrical Lineman | Solar Engineer | Wind Turbine Technician | Transmission Line Engineer',
    'Production, Manufacturing & Engineering: Electrical Engineer | Technician | Safety Officer',
    supply,
    ...office,
  ],
};
