import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Whether a header can be sent: some characters, such as the end of a line, are in none. */
export function canBeHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
