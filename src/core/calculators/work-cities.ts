import type { State } from './states.ts';

/** Most common cities of work, with the state whose rules apply. */
export const stateOfCity = {
  ahmedabad: 'gujarat',
  bengaluru: 'karnataka',
  bhopal: 'madhya-pradesh',
  bhubaneswar: 'odisha',
  chandigarh: 'chandigarh',
  chennai: 'tamil-nadu',
  coimbatore: 'tamil-nadu',
  dehradun: 'uttarakhand',
  delhi: 'delhi',
  faridabad: 'haryana',
  goa: 'goa',
  gurugram: 'haryana',
  guwahati: 'assam',
  hyderabad: 'telangana',
  indore: 'madhya-pradesh',
  jaipur: 'rajasthan',
  kochi: 'kerala',
  kolkata: 'west-bengal',
  lucknow: 'uttar-pradesh',
  mohali: 'punjab',
  mumbai: 'maharashtra',
  mysuru: 'karnataka',
  nagpur: 'maharashtra',
  'navi-mumbai': 'maharashtra',
  noida: 'uttar-pradesh',
  patna: 'bihar',
  pune: 'maharashtra',
  raipur: 'chhattisgarh',
  ranchi: 'jharkhand',
  surat: 'gujarat',
  thane: 'maharashtra',
  thiruvananthapuram: 'kerala',
  vadodara: 'gujarat',
  visakhapatnam: 'andhra-pradesh',
} as const satisfies Readonly<Record<string, State>>;

export type WorkCity = keyof typeof stateOfCity;

export const isCity = (name: string): name is WorkCity => Object.hasOwn(stateOfCity, name);

/** From A to Z. */
export const workCities: readonly WorkCity[] = Object.keys(stateOfCity).filter(isCity);
