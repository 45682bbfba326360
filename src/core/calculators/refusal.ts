import { Failure } from '../failure.ts';

/** Unanswerable question, with the field and the reason. */
export const refused = (code: string, field: string, message: string): Failure =>
  new Failure('invalid', message, { code, problems: [{ pointer: `/${field.replaceAll('.', '/')}`, message }] });
