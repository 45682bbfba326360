import type { EducationLevel } from '#core/profile/education.ts';

interface KnownCourse {
  readonly name: string;
  readonly level: EducationLevel;
  readonly subjects: string;
}

const engineering =
  'Computer Science and Engineering | Information Technology | Electronics and Communication | Electrical Engineering | Electrical and Electronics | Mechanical Engineering | Civil Engineering | Chemical Engineering | Artificial Intelligence and Data Science | Aerospace Engineering | Automobile Engineering | Biotechnology | Biomedical Engineering | Instrumentation | Production and Industrial Engineering | Metallurgy and Materials | Mining Engineering | Petroleum Engineering | Textile Engineering | Agricultural Engineering | Food Technology | Marine Engineering | Environmental Engineering | Robotics and Automation';
const business =
  'Finance | Marketing | Human Resources | Operations | Information Technology | International Business | Business Analytics | Supply Chain Management | Banking and Insurance | Healthcare Management | Entrepreneurship | Rural Management | Hospitality Management | Retail Management | General Management';
const sciences =
  'Physics | Chemistry | Mathematics | Botany | Zoology | Microbiology | Biochemistry | Biotechnology | Statistics | Computer Science | Electronics | Environmental Science | Geology | Forensic Science | Nutrition and Dietetics | Data Science | Psychology';
const arts =
  'English | Hindi | Economics | History | Political Science | Psychology | Sociology | Geography | Philosophy | Public Administration | Journalism and Mass Communication | Sanskrit | Social Work | Fine Arts | Music | Urdu | Tamil | Bengali | Marathi';
const medicine =
  'General Medicine | General Surgery | Paediatrics | Obstetrics and Gynaecology | Orthopaedics | Anaesthesia | Radiology | Dermatology | Psychiatry | Ophthalmology | Pathology | ENT | Community Medicine';

/** Append only, since the position is the number. */
export const courses: readonly KnownCourse[] = [
  { name: 'B.Tech/B.E.', level: 'Graduation/Diploma', subjects: engineering },
  { name: 'MBA/PGDM', level: 'Masters/Post graduation', subjects: business },
  { name: 'MBBS', level: 'Graduation/Diploma', subjects: 'Medicine' },
  {
    name: 'B.Com',
    level: 'Graduation/Diploma',
    subjects: 'Commerce | Accounting and Finance | Banking and Insurance | Taxation | Computer Applications | Corporate Secretaryship',
  },
  { name: 'B.Sc', level: 'Graduation/Diploma', subjects: `${sciences} | Nursing | Agriculture | Hotel Management | Animation` },
  { name: 'B.A', level: 'Graduation/Diploma', subjects: arts },
  { name: 'BCA', level: 'Graduation/Diploma', subjects: 'Computer Applications | Data Science | Cloud Computing | Cyber Security' },
  { name: 'BBA/BMS', level: 'Graduation/Diploma', subjects: business },
  {
    name: 'M.Tech/M.E.',
    level: 'Masters/Post graduation',
    subjects: `${engineering} | VLSI Design | Structural Engineering | Thermal Engineering | Power Systems | Transportation Engineering`,
  },
  { name: 'MCA', level: 'Masters/Post graduation', subjects: 'Computer Applications | Data Science | Cyber Security | Artificial Intelligence' },
  { name: 'M.Sc', level: 'Masters/Post graduation', subjects: sciences },
  { name: 'M.Com', level: 'Masters/Post graduation', subjects: 'Commerce | Accounting and Finance | Banking | Taxation | Business Studies' },
  { name: 'M.A', level: 'Masters/Post graduation', subjects: arts },
  {
    name: 'Diploma',
    level: 'Graduation/Diploma',
    subjects: `${engineering} | Computer Applications | Pharmacy | Hotel Management | Fashion Design | Elementary Education`,
  },
  { name: 'B.Pharma', level: 'Graduation/Diploma', subjects: 'Pharmacy | Pharmaceutics | Pharmacology' },
  {
    name: 'M.Pharma',
    level: 'Masters/Post graduation',
    subjects: 'Pharmaceutics | Pharmacology | Pharmaceutical Chemistry | Pharmacognosy | Quality Assurance | Clinical Pharmacy',
  },
  { name: 'B.Arch', level: 'Graduation/Diploma', subjects: 'Architecture' },
  { name: 'M.Arch', level: 'Masters/Post graduation', subjects: 'Architecture | Urban Design | Landscape Architecture | Conservation' },
  { name: 'LLB', level: 'Graduation/Diploma', subjects: 'Law | Business Law | B.A LLB | B.Com LLB | BBA LLB' },
  {
    name: 'LLM',
    level: 'Masters/Post graduation',
    subjects: 'Corporate Law | Constitutional Law | Criminal Law | Intellectual Property | International Law | Taxation',
  },
  { name: 'B.Ed', level: 'Graduation/Diploma', subjects: 'Education | Special Education' },
  { name: 'M.Ed', level: 'Masters/Post graduation', subjects: 'Education | Special Education | Educational Administration' },
  { name: 'BDS', level: 'Graduation/Diploma', subjects: 'Dentistry' },
  { name: 'MDS', level: 'Masters/Post graduation', subjects: 'Orthodontics | Periodontics | Prosthodontics | Oral Surgery | Endodontics | Pedodontics' },
  { name: 'BAMS', level: 'Graduation/Diploma', subjects: 'Ayurveda' },
  { name: 'BHMS', level: 'Graduation/Diploma', subjects: 'Homoeopathy' },
  { name: 'BVSc', level: 'Graduation/Diploma', subjects: 'Veterinary Science' },
  { name: 'BPT', level: 'Graduation/Diploma', subjects: 'Physiotherapy' },
  { name: 'MD/MS', level: 'Masters/Post graduation', subjects: medicine },
  { name: 'DM/MCh', level: 'Doctorate/PHD', subjects: 'Cardiology | Neurology | Nephrology | Gastroenterology | Neurosurgery | Urology | Oncology' },
  { name: 'CA', level: 'Masters/Post graduation', subjects: 'Chartered Accountancy' },
  { name: 'CS', level: 'Masters/Post graduation', subjects: 'Company Secretary' },
  { name: 'CMA', level: 'Masters/Post graduation', subjects: 'Cost and Management Accountancy' },
  { name: 'BHM', level: 'Graduation/Diploma', subjects: 'Hotel Management | Culinary Arts | Tourism' },
  {
    name: 'B.Des',
    level: 'Graduation/Diploma',
    subjects: 'Product Design | Communication Design | Fashion Design | Textile Design | Interaction Design | Animation',
  },
  { name: 'M.Des', level: 'Masters/Post graduation', subjects: 'Product Design | Visual Communication | Interaction Design | Mobility Design | Animation' },
  { name: 'BFA', level: 'Graduation/Diploma', subjects: 'Painting | Sculpture | Applied Art | Photography' },
  { name: 'MFA', level: 'Masters/Post graduation', subjects: 'Painting | Sculpture | Applied Art | Art History' },
  { name: 'BSW', level: 'Graduation/Diploma', subjects: 'Social Work' },
  { name: 'MSW', level: 'Masters/Post graduation', subjects: 'Social Work | Human Resources | Community Development | Medical and Psychiatric Social Work' },
  { name: 'Integrated M.Tech/M.Sc', level: 'Masters/Post graduation', subjects: `${engineering} | Physics | Chemistry | Mathematics` },
  {
    name: 'ITI',
    level: 'Graduation/Diploma',
    subjects: 'Electrician | Fitter | Welder | Turner | Machinist | Diesel Mechanic | Computer Operator | Plumber | Draughtsman | Stenographer',
  },
  { name: 'M.Phil', level: 'Masters/Post graduation', subjects: `${arts} | Mathematics | Physics | Chemistry | Commerce` },
  {
    name: 'Ph.D/Doctorate',
    level: 'Doctorate/PHD',
    subjects: `${engineering} | ${sciences} | Management | Commerce | Economics | English | Law | Education | Medicine | Pharmacy | Agriculture`,
  },
];
