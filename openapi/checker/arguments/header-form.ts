import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Refuses characters that no header can have, such as line ends. */
export function canBeHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
