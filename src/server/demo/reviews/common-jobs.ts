/** Jobs that are found in many lines of work: "department: designation | designation". The first designations are the likelier ones. */
export const commonJobs = {
  software: 'Engineering - Software & QA: Software Engineer | Senior Software Engineer | QA Engineer | Technical Lead | DevOps Engineer | Full Stack Developer',
  support: 'Customer Success, Service & Operations: Customer Service Executive | Operations Executive | Team Leader | Quality Analyst | Operations Manager',
  sales: 'Sales & Business Development: Sales Executive | Area Sales Manager | Business Development Executive | Key Account Manager | Sales Officer',
  production:
    'Production, Manufacturing & Engineering: Production Engineer | Machine Operator | Production Supervisor | Maintenance Engineer | Shift Incharge | Fitter',
  quality: 'Quality Assurance & Control: Quality Engineer | Quality Inspector | Quality Executive | Lab Technician',
  supply: 'Procurement & Supply Chain: Purchase Executive | Store Keeper | Dispatch Executive | Logistics Executive',
  relations: 'Sales & Business Development: Relationship Manager | Relationship Officer | Sales Officer | Telecaller',
  office: ['Human Resources: HR Executive | HR Recruiter | HR Manager', 'Finance & Accounting: Accountant | Accounts Executive | Finance Manager'],
  clerks: 'Administration & Facilities: Office Assistant | Data Entry Operator | Receptionist | Admin Executive',
} as const;
