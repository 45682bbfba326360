/** Placeholders for facts that the operator has not given. */
export const words = {
  demo: 'nobody, as this is a demo',
  operator: 'the operator has not said who they are',
  contact: 'the operator has given no address yet',
  officer: 'the operator has named no grievance officer yet',
  officerMail: 'the operator has given no address for complaints yet',
};
