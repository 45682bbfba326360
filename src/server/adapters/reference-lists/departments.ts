/** The departments that people work in, with the roles they have there. New ones go to the end, for the place of each is its number. */
export const departments: readonly { readonly name: string; readonly shortNames?: string; readonly roles: string }[] = [
  {
    name: 'Engineering - Software & QA',
    shortNames: 'Software Development | Technology | IT',
    roles:
      'Software Development | Quality Assurance and Testing | DevOps | Database Administration | Mobile Development | Web Development | Architecture | Engineering Management',
  },
  {
    name: 'Data Science & Analytics',
    shortNames: 'Data | Business Intelligence | BI',
    roles: 'Data Science and Machine Learning | Business Intelligence | Data Engineering | Data Analysis | Research Science',
  },
  {
    name: 'IT & Information Security',
    shortNames: 'Infosec | Cyber Security | Network',
    roles: 'IT Support | Network and Systems | IT Infrastructure | Cyber Security | IT Consulting',
  },
  {
    name: 'Product Management',
    shortNames: 'Product',
    roles: 'Product Management | Technical Product Management | Product Operations | Program Ownership',
  },
  {
    name: 'UX, Design & Architecture',
    shortNames: 'Design | UI | Creative',
    roles: 'UI and UX Design | Graphic and Visual Design | Interior Design | Architecture | Fashion and Textile Design | Animation and Effects',
  },
  {
    name: 'Project & Program Management',
    shortNames: 'PMO | Delivery',
    roles: 'Project Management | Program Management | Delivery Management | Construction Projects | Scrum and Agile',
  },
  {
    name: 'Sales & Business Development',
    shortNames: 'Business Development | BD',
    roles:
      'Business Development | Retail Sales | Enterprise and B2B Sales | Field Sales | Inside Sales and Telecalling | Pre Sales | Sales Support and Operations',
  },
  {
    name: 'Marketing & Communication',
    shortNames: 'Advertising | PR | Branding',
    roles: 'Brand and Advertising | Digital Marketing | Content and Writing | Public Relations | Market Research | Events and Promotion',
  },
  {
    name: 'Customer Success, Service & Operations',
    shortNames: 'BPO | Customer Support | Voice',
    roles: 'Voice Support | Chat and Mail Support | Customer Success | Service Delivery | Back Office | Quality and Training',
  },
  {
    name: 'Human Resources',
    shortNames: 'HR | Recruitment | People',
    roles: 'Recruitment and Talent Acquisition | HR Operations | HR Business Partnering | Payroll and Benefits | Learning and Development | Employee Relations',
  },
  {
    name: 'Finance & Accounting',
    shortNames: 'Accounts | Audit',
    roles: 'Accounting and Taxation | Audit and Control | Financial Planning and Analysis | Treasury | Payroll and Transactions',
  },
  {
    name: 'BFSI, Investments & Trading',
    shortNames: 'Banking | Insurance | Investment',
    roles: 'Banking Operations | Lending and Credit | Investment Banking | Insurance | Trading and Asset Management | Collections',
  },
  {
    name: 'Risk Management & Compliance',
    shortNames: 'AML | KYC',
    roles: 'Risk Management | Compliance | Fraud and Anti Money Laundering | Actuarial',
  },
  {
    name: 'Legal & Regulatory',
    shortNames: 'Law',
    roles: 'Corporate Affairs | Legal Operations | Litigation | Intellectual Property | Company Secretary',
  },
  {
    name: 'Consulting & Strategy',
    shortNames: 'Management Consulting',
    roles: 'Management Consulting | Strategy | Business Analysis | Technology Consulting | Mergers and Transformation',
  },
  {
    name: 'Production, Manufacturing & Engineering',
    shortNames: 'Plant | Shop Floor | Mechanical',
    roles: 'Operations and Production | Mechanical and Electrical Engineering | Maintenance | Tool Room | Process Engineering | Plant Management',
  },
  {
    name: 'Quality Assurance & Control',
    shortNames: 'QA QC',
    roles: 'Quality Control | Quality Systems | Business Excellence | Inspection',
  },
  {
    name: 'Construction & Site Engineering',
    shortNames: 'Civil | Site',
    roles: 'Civil Engineering | Site Supervision | Planning and Billing | Surveying | Structural Design | Safety on Site',
  },
  {
    name: 'Procurement & Supply Chain',
    shortNames: 'SCM | Purchase | Logistics | Warehouse',
    roles: 'Procurement and Purchase | Supply Chain and Logistics | Stores and Inventory | Warehouse Operations | Import and Export | Transport and Fleet',
  },
  {
    name: 'Healthcare & Life Sciences',
    shortNames: 'Medical | Pharma | Hospital',
    roles: 'Doctors | Nursing | Allied Health | Pharmacy | Clinical Research | Laboratory | Medical Billing and Coding',
  },
  {
    name: 'Research & Development',
    shortNames: 'R and D | RnD',
    roles: 'Engineering Research | Chemical and Pharmaceutical Research | Embedded Systems and Hardware | Agricultural Research | Food Science',
  },
  {
    name: 'Teaching & Training',
    shortNames: 'Education | Academics',
    roles: 'School Teaching | University Teaching | Corporate Training | Coaching and Tuition | Administration and Counselling | Curriculum and Content',
  },
  {
    name: 'Administration & Facilities',
    shortNames: 'Admin | Office',
    roles: 'Office Administration | Facility Management | Executive Assistance | Front Office and Reception | Data Entry | Security Services',
  },
  {
    name: 'Media, Entertainment & Sports',
    shortNames: 'Journalism | Film',
    roles: 'Journalism and Editing | Film and Video Production | Sound and Music | Photography | Sports and Fitness | Content Creation',
  },
  {
    name: 'Hospitality, Food & Tourism',
    shortNames: 'Hotel | Restaurant | Travel',
    roles: 'Kitchen and Food Production | Food and Beverage Service | Housekeeping | Front Office | Travel and Ticketing | Airline Services',
  },
  {
    name: 'Aviation, Shipping & Energy',
    shortNames: 'Oil and Gas | Power | Marine',
    roles: 'Flight and Ground Operations | Shipping and Marine | Power Generation and Supply | Oil and Gas | Renewable Energy | Mining',
  },
  {
    name: 'Government & Public Service',
    shortNames: 'PSU | Civil Services | Defence',
    roles: 'Civil Services | Public Sector Units | Defence and Police | Municipal Services | Social Work and Development',
  },
];
