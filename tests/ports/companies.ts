import { describe } from 'vitest';
import { narrowsThem } from './companies/narrowing.ts';
import { knowsOne } from './companies/one-company.ts';
import type { OpenCompanies } from './companies/open-companies.ts';
import { ordersThem } from './companies/ordering.ts';
import { pagesThem } from './companies/paging.ts';

/** What every Companies promises, whoever keeps them. */
export function keepsItsPromises(open: OpenCompanies): void {
  describe('in order', () => void ordersThem(open));
  describe('narrowed', () => void narrowsThem(open));
  describe('page by page', () => void pagesThem(open));
  describe('one by one', () => void knowsOne(open));
}
