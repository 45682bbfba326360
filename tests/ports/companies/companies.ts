import { describe } from 'vitest';
import { narrowsThem } from './narrowing.ts';
import { knowsOne } from './one-company.ts';
import type { OpenCompanies } from './open-companies.ts';
import { ordersThem } from './ordering.ts';
import { pagesThem } from './paging.ts';

export function meetsContract(open: OpenCompanies): void {
  describe('in order', () => void ordersThem(open));
  describe('narrowed', () => void narrowsThem(open));
  describe('page by page', () => void pagesThem(open));
  describe('one by one', () => void knowsOne(open));
}
