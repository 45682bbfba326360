/** A city of the demo world, in which its companies have offices. */
export interface DemoCity {
  readonly urlName: string;
  readonly name: string;
  readonly state: string;
  /** The weight of the city: its share of offices. */
  readonly weight: number;
}

const weights: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Karnataka: { Bengaluru: 60, Mysuru: 6, Mangaluru: 5, Hubballi: 3, Ballari: 1 },
  Maharashtra: { Mumbai: 55, Pune: 38, Nagpur: 9, Nashik: 7, Thane: 9, Kolhapur: 3, Solapur: 2 },
  Delhi: { 'New Delhi': 45 },
  Haryana: { Gurugram: 30, Faridabad: 6 },
  'Uttar Pradesh': { Noida: 24, Lucknow: 11, Kanpur: 6, Varanasi: 4, Agra: 3, Moradabad: 2 },
  Telangana: { Hyderabad: 44, Warangal: 3 },
  'Tamil Nadu': { Chennai: 40, Coimbatore: 12, Madurai: 5, Tiruppur: 4, Salem: 3, Erode: 3, Tirunelveli: 2, Sivakasi: 2, Udhagamandalam: 1 },
  'West Bengal': { Kolkata: 30, Siliguri: 4 },
  Gujarat: { Ahmedabad: 22, Surat: 11, Vadodara: 8, Rajkot: 6, Anand: 2, Morbi: 2 },
  Rajasthan: { Jaipur: 14, Jodhpur: 4, Udaipur: 4, Kota: 3, Bikaner: 2 },
  Kerala: { Kochi: 13, Thiruvananthapuram: 8, Kozhikode: 5, Thrissur: 4 },
  'Madhya Pradesh': { Indore: 10, Bhopal: 7 },
  Punjab: { Ludhiana: 6, Amritsar: 4 },
  Chandigarh: { Chandigarh: 9 },
  'Andhra Pradesh': { Visakhapatnam: 8, Vijayawada: 5, Guntur: 3 },
  Odisha: { Bhubaneswar: 8, Rourkela: 3 },
  Bihar: { Patna: 7 },
  Jharkhand: { Ranchi: 5, Jamshedpur: 5 },
  Chhattisgarh: { Raipur: 6 },
  Assam: { Guwahati: 6, Jorhat: 1 },
  Uttarakhand: { Dehradun: 5 },
  Goa: { Panaji: 4 },
  Puducherry: { Puducherry: 3 },
  'Himachal Pradesh': { Shimla: 2 },
  'Jammu and Kashmir': { Srinagar: 3 },
};

/** Every city of the demo world; the cities are real, the companies are not. */
export const demoCities: readonly DemoCity[] = Object.entries(weights).flatMap(([state, cities]) =>
  Object.entries(cities).map(([name, weight]) => ({ urlName: name.toLowerCase().replaceAll(' ', '-'), name, state, weight })),
);
