/** The words with which people speak of the work of their department. Each is one of several, between bars. */
export interface DepartmentWords {
  /** The team, behind "the". */
  readonly team: string;
  /** What one becomes good at, as it is after "got better at". */
  readonly craft: string;
  /** What is dull about it, as a subject or an object. */
  readonly chore: string;
  /** People one works with, in the plural. */
  readonly peers: string;
  /** What it is judged by, in the plural. */
  readonly marks: string;
}

export const departmentWords: Readonly<Record<string, DepartmentWords>> = {
  'Engineering - Software & QA': {
    team: 'backend team|QA team|platform team|mobile team|release team|integration team',
    craft: 'code reviews|writing tests first|system design|debugging production|estimating honestly|automation',
    chore: 'manual regression|daily status mails|fixing old scripts|filling timesheets|merge conflicts from six branches|documentation nobody reads',
    peers: 'testers|product people|seniors in code review|architects|people of other squads',
    marks: 'story points|defect counts|utilisation numbers|sprint velocity',
  },
  'Data Science & Analytics': {
    team: 'analytics team|reporting team|modelling team|data platform team',
    craft: 'SQL that finishes|explaining a model simply|cleaning messy data|experiment design|asking the right question first',
    chore: 'refreshing dashboards by hand|pulling the same data again|formatting slides|chasing data owners',
    peers: 'analysts|business heads|data engineers|client teams',
    marks: 'dashboards delivered|turnaround times|model accuracy numbers',
  },
  'IT & Information Security': {
    team: 'network team|infra team|service desk|security desk|field support team',
    craft: 'troubleshooting under pressure|scripting|network design|reading logs|handling an outage call',
    chore: 'password resets|asset tagging|night patching|writing the same incident report',
    peers: 'L3 people|field engineers|vendors|night shift people',
    marks: 'SLA percentages|ticket closures|uptime numbers',
  },
  'Product Management': {
    team: 'product team|growth pod|merchant product team|core product team',
    craft: 'writing short specs|talking to users|saying no with data|prioritising',
    chore: 'making roadmap slides|chasing approvals|release notes|meeting about meetings',
    peers: 'engineers|designers|sales people|founders',
    marks: 'OKRs|launch counts|adoption numbers',
  },
  'UX, Design & Architecture': {
    team: 'design team|studio|creative team',
    craft: 'user interviews|prototyping fast|presenting work|typography|colour work',
    chore: 'resizing banners|last minute changes|redoing a screen for taste of one person|mood boards that go nowhere',
    peers: 'developers|merchandisers|copy people|product managers',
    marks: 'screens per sprint|rework counts|approved designs',
  },
  'Project & Program Management': {
    team: 'PMO|delivery team|project office|programme team',
    craft: 'planning backwards|risk registers that matter|client calls|running short meetings|budget tracking',
    chore: 'RAG status decks|follow-up mails|minutes of meeting|weekly trackers',
    peers: 'tech leads|vendors|client managers|site people',
    marks: 'milestones|margin numbers|green statuses',
  },
  'Sales & Business Development': {
    team: 'field team|key accounts team|zonal team|counter team|inside sales team|area team',
    craft: 'cold calling|negotiation|reading a customer|territory planning|closing without discount',
    chore: 'daily visit reports|location tracking on phone|evening review calls|claim forms for petrol|collecting old dues',
    peers: 'area managers|dealers|back office people|other RMs',
    marks: 'targets|numbers|conversion figures|collections',
  },
  'Marketing & Communication': {
    team: 'brand team|digital team|content team|events team',
    craft: 'writing copy|performance campaigns|running an event with small budget|reading analytics',
    chore: 'festival greeting creatives|approval chains of seven people|report screenshots|vendor bills',
    peers: 'agencies|designers|sales people|category people',
    marks: 'lead counts|likes|campaign ROI numbers',
  },
  'Customer Success, Service & Operations': {
    team: 'voice process|chat process|back office team|night process|service team|escalation desk',
    craft: 'handling escalations|call control|mail drafting|listening|training new joiners',
    chore: 'wrap-up codes|hourly reports|login and break trackers|call audits|copying data between two screens',
    peers: 'team leaders|quality people|trainers|workforce people',
    marks: 'AHT|quality scores|CSAT|attendance marks',
  },
  'Human Resources': {
    team: 'HR team|talent team|payroll team|people team',
    craft: 'interviewing|payroll from end to end|handling grievances|labour law|negotiating offers',
    chore: 'follow-up calls to candidates|onboarding paper work|festival decorations|attendance corrections',
    peers: 'hiring managers|consultants|finance people|line managers',
    marks: 'closures|joining ratios|attrition numbers',
  },
  'Finance & Accounting': {
    team: 'accounts team|audit team|payables team|tax team|finance team',
    craft: 'closing books on time|GST returns|reconciliations|cash flow planning|audit replies',
    chore: 'voucher filing|vendor follow-ups|three way matching by hand|scanning bills|ledger scrutiny',
    peers: 'auditors|plant accountants|vendors|partners',
    marks: 'closing dates|ageing reports|audit points',
  },
  'BFSI, Investments & Trading': {
    team: 'branch team|operations team|retail team|zonal team',
    craft: 'credit appraisal|reading bank statements|customer handling|regulatory paper work|cash handling',
    chore: 'evening login calls|KYC re-collection|third party product pushing|register filling|scanning files',
    peers: 'cluster heads|credit people|tellers|field agents',
    marks: 'login counts|targets|NPA numbers|cross-sell figures',
  },
  'Risk Management & Compliance': {
    team: 'risk team|compliance desk|fraud desk|AML team',
    craft: 'reading patterns|writing clear findings|policy drafting|regulator replies',
    chore: 'clearing false alerts|checklist filling|chasing business for signatures|screenshot evidence',
    peers: 'auditors|business heads|operations people|branch people',
    marks: 'alert closures|audit findings|turnaround times',
  },
  'Consulting & Strategy': {
    team: 'project team|advisory team|strategy cell|practice',
    craft: 'structuring a problem|client presentations|workshops|financial models',
    chore: 'slide formatting|benchmark tables|travel claims|decks remade at night',
    peers: 'partners|client managers|analysts|subject experts',
    marks: 'billable hours|utilisation numbers|client feedback scores',
  },
  'Production, Manufacturing & Engineering': {
    team: 'production team|maintenance crew|night crew|second shift|general shift team',
    craft: 'machine setting|preventive maintenance|reading drawings|root cause analysis|line balancing|handling men and machines',
    chore: 'hourly production charts|manual log books|cleaning before audits|tool issue slips|gate pass work',
    peers: 'operators|maintenance people|contract boys|shift in-charges|quality people',
    marks: 'OEE figures|output targets|rejection percentages',
  },
  'Quality Assurance & Control': {
    team: 'QC lab|incoming quality team|line quality team|QA team',
    craft: 'root cause analysis|calibration|audit facing|sampling plans|writing a CAPA',
    chore: 'back-dated paper work|hold tags|photocopying reports|standing between production and dispatch',
    peers: 'production people|supplier engineers|auditors|lab people',
    marks: 'PPM figures|complaint counts|audit scores',
  },
  'Construction & Site Engineering': {
    team: 'site team|billing team|survey team|structures team|MEP team',
    craft: 'reading drawings|layout marking|billing|labour handling|quantity take-off|levelling',
    chore: 'daily progress reports|measurement sheets|night concreting|chasing material indents|labour attendance',
    peers: 'foremen|consultants|contractors|surveyors',
    marks: 'progress percentages|billing targets|cubic metres',
  },
  'Procurement & Supply Chain': {
    team: 'dispatch team|stores|hub team|purchase team|fleet team|night loading team',
    craft: 'vendor negotiation|inventory control|route planning|managing loaders|import papers',
    chore: 'e-way bill corrections|cycle counts|GRN mismatches|calling transporters|scanning the same bag twice',
    peers: 'loaders|vendors|transporters|hub people|drivers',
    marks: 'on-time percentages|shortage figures|cost targets',
  },
  'Healthcare & Life Sciences': {
    team: 'morning team|night team|OPD team|emergency team|weekend team',
    craft: 'emergency handling|case documentation|cannulation|patient communication|infection control|sample handling',
    chore: 'discharge paper work|register copying|billing follow-up with attendants|double entry in software and register',
    peers: 'consultants|nursing in-charges|ward boys|technicians|residents',
    marks: 'bed turnover figures|report times|patient feedback scores',
  },
  'Research & Development': {
    team: 'R&D team|trials team|lab team|new products team',
    craft: 'design of experiments|lab notebooks|board bring-up|field trials|reading papers critically',
    chore: 'purchase approvals for small things|report templates|stock registers of chemicals|repeating a trial for one signature',
    peers: 'scientists|lab assistants|plant people|growers',
    marks: 'trial counts|launch dates|patent targets',
  },
  'Teaching & Training': {
    team: 'senior wing|faculty team|morning batch team|exam cell|academic team',
    craft: 'classroom handling|lesson planning|counselling parents|question papers|public speaking',
    chore: 'marks entry|copy correction at home|event duties|admission calling|attendance registers',
    peers: 'coordinators|senior faculty|parents|heads of other wings',
    marks: 'results|admission numbers|feedback forms',
  },
  'Administration & Facilities': {
    team: 'admin team|office team|front desk|facilities team',
    craft: 'vendor handling|managing people|visitor handling|fire safety|typing and drafting',
    chore: 'register entries|standing duty|courier follow-up|ID card printing|counting stationery',
    peers: 'supervisors|vendors|guards|visitors',
    marks: 'complaint counts|attendance figures|round reports',
  },
  'Media, Entertainment & Sports': {
    team: 'desk|reporting team|edit bay|features team|production unit',
    craft: 'editing tightly|headlines|interviewing|cutting a reel|fact checking',
    chore: 'rewriting press notes|caption writing|transcribing interviews|late pages',
    peers: 'reporters|stringers|camera people|layout artists',
    marks: 'page views|story counts|deadlines',
  },
  'Hospitality, Food & Tourism': {
    team: 'morning team|evening team|service team|banquet team',
    craft: 'guest handling|plating|section work|upselling gently|costing',
    chore: 'polishing cutlery|inventory at midnight|guest feedback forms|linen counting|deep cleaning',
    peers: 'chefs|captains|housekeeping people|banquet people',
    marks: 'guest scores|food cost figures|review ratings',
  },
  'Aviation, Shipping & Energy': {
    team: 'substation crew|line crew|O&M team|turbine team|commissioning team',
    craft: 'fault finding|permit work|relay testing|safe climbing|shutdown planning',
    chore: 'log sheets every hour|meter reading lists|spare part indents|grass cutting under panels',
    peers: 'linemen|contract crews|control room people|grid officers',
    marks: 'availability figures|outage minutes|loss percentages',
  },
  'Government & Public Service': {
    team: 'field team|district team|programme team|block team',
    craft: 'community meetings|writing case studies|survey work|working with panchayats',
    chore: 'monthly report formats|photo uploads|travel bills|beneficiary lists',
    peers: 'volunteers|block officials|ASHA workers|coordinators',
    marks: 'beneficiary counts|report deadlines|coverage figures',
  },
};

/** The words of a department. */
export function departmentWordsOf(name: string): DepartmentWords {
  const words = departmentWords[name];
  if (words === undefined) throw new RangeError(`No words for the work in ${name}`);
  return words;
}
