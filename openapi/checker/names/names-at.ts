import { isRecord } from '../../read/record.ts';

/** Names at a place of an answer, through lists. Things give all their texts. */
export function namesAt(value: unknown, steps: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => (Array.isArray(one) ? [] : namesAt(one, steps)));
  const [step, ...rest] = steps;
  if (step !== undefined) return isRecord(value) ? namesAt(value[step], rest) : [];
  if (isRecord(value)) return Object.values(value).filter((one): one is string => typeof one === 'string');
  return value === undefined || value === null ? [] : [String(value)];
}
