import { describe, expect, it } from 'vitest';
import { nearestCity } from './nearest-city.ts';

describe('the nearest city (F-14)', () => {
  it.each([
    ['Pune', ['Nagpur', 'Thane', 'Bengaluru'], 'Thane'],
    ['New Delhi', ['Mumbai', 'Noida', 'Jaipur'], 'Noida'],
    ['Kochi', ['Bengaluru', 'Coimbatore', 'Chennai'], 'Coimbatore'],
    ['Patna', ['Kolkata', 'Ranchi', 'Lucknow'], 'Ranchi'],
  ])('of %s', (city, others, nearest) => expect(nearestCity(city, others)).toBe(nearest));

  it('is none without knowledge of the city or others, and never the city itself', () => {
    expect(nearestCity('Nowhere', ['Pune'])).toBeNull();
    expect(nearestCity('Pune', ['Nowhere', 'Pune'])).toBeNull();
  });
});
