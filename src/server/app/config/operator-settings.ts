import { isReadable, lineOf } from '#core/administration/form-line.ts';
import { longestOperatorAddress, longestOperatorName, longestOperatorPhone, owedBy, type Operator } from '#core/operator/operator.ts';
import { longestMailAddress } from '#core/verification/work-address.ts';
import { setting } from './setting.ts';

const lineUpTo =
  (longest: number) =>
  (text: string): string | undefined => {
    const line = lineOf(text);
    return isReadable(line) && line.length <= longest ? line : undefined;
  };

const mailIn = (text: string): string | undefined => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) && text.length <= longestMailAddress ? text : undefined);

const phone = new RegExp(String.raw`^\+?\d[\d ()-]{4,${longestOperatorPhone - 2}}$`);

const nameSetting = (name: string, about: string) =>
  setting<string | undefined>({
    name,
    about,
    fallback: undefined,
    takes: `a name of at most ${longestOperatorName} characters`,
    refusesPlaceholders: true,
    read: lineUpTo(longestOperatorName),
  });

const mailSetting = (name: string, about: string) =>
  setting<string | undefined>({ name, about, fallback: undefined, takes: 'an email address', refusesPlaceholders: true, read: mailIn });

export const operatorSettings = {
  operatorName: nameSetting('OPERATOR_NAME', 'Who runs this installation: a person, a company, an association. The page /contact shows it.'),
  contactMail: mailSetting(
    'CONTACT_MAIL',
    'The email address at which people reach the operator. /.well-known/security.txt names it to anyone who finds a gap in security.',
  ),
  grievanceOfficer: nameSetting('GRIEVANCE_OFFICER', 'Who decides complaints (India, IT Rules 2021, rule 3). It needs GRIEVANCE_MAIL.'),
  grievanceMail: mailSetting('GRIEVANCE_MAIL', 'The email address for complaints.'),
  grievancePhone: setting<string | undefined>({
    name: 'GRIEVANCE_PHONE',
    about: 'The telephone number of the grievance officer.',
    fallback: undefined,
    takes: 'a telephone number such as +91 80 0000 0000',
    refusesPlaceholders: true,
    read: (text) => (phone.test(text) ? text : undefined),
  }),
  grievanceAddress: setting<string | undefined>({
    name: 'GRIEVANCE_ADDRESS',
    about: 'The postal address of the grievance officer.',
    fallback: undefined,
    takes: `an address of at most ${longestOperatorAddress} characters`,
    refusesPlaceholders: true,
    read: lineUpTo(longestOperatorAddress),
  }),
};

type OperatorSettings = { readonly [Key in keyof typeof operatorSettings]: string | undefined };

export function operatorFrom(settings: OperatorSettings, isDemo: boolean): Operator {
  const { grievanceOfficer: name, grievanceMail: mail, grievancePhone, grievanceAddress } = settings;
  const officer = name === undefined || mail === undefined ? null : { name, mail, phone: grievancePhone ?? null, address: grievanceAddress ?? null };
  return { name: settings.operatorName ?? null, mail: settings.contactMail ?? null, officer, isDemo };
}

export function operatorComplaints({ grievanceOfficer, grievanceMail, grievancePhone, grievanceAddress }: OperatorSettings): string[] {
  const said = { GRIEVANCE_OFFICER: grievanceOfficer, GRIEVANCE_MAIL: grievanceMail, GRIEVANCE_PHONE: grievancePhone, GRIEVANCE_ADDRESS: grievanceAddress };
  const missing = (['GRIEVANCE_OFFICER', 'GRIEVANCE_MAIL'] as const).filter((name) => said[name] === undefined);
  const [first] = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return first === undefined || missing.length === 0 ? [] : [`${first} needs ${missing.join(' and ')} as well, so that a complaint reaches someone.`];
}

const owedSettings = { mail: 'CONTACT_MAIL', officer: 'GRIEVANCE_OFFICER with GRIEVANCE_MAIL' } as const;

/** Warns at a start if real members have no officer to turn to. */
export function owedWarning(operator: Operator): string | undefined {
  const owed = owedBy(operator).map((fact) => owedSettings[fact]);
  const lacks = owed.length === 2 ? 'nobody to turn to' : operator.officer ? 'no contact besides the grievance officer' : 'no grievance officer';
  return owed.length === 0
    ? undefined
    : `Warning: the page /contact names ${lacks}; set ${owed.join(' and ')}, for the IT Rules 2021 of India ask for a contact and a grievance officer.`;
}
