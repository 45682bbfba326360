import { Failure } from '../failure.ts';

/** A question that cannot be answered: which field, and why in one sentence. */
export const refused = (code: string, field: string, message: string): Failure =>
  new Failure('invalid', message, { code, problems: [{ pointer: `/${field.replaceAll('.', '/')}`, message }] });
