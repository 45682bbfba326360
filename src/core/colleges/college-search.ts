export const collegeSorts = ['mostTold', 'name'] as const;
export type CollegeSort = (typeof collegeSorts)[number];

/** States and territories with colleges in the list. */
export const collegeStates: readonly string[] = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

export interface CollegeSearch {
  readonly text: string;
  readonly state: string | null;
  readonly sort: CollegeSort;
}

export const everyCollege: CollegeSearch = { text: '', state: null, sort: 'mostTold' };

export const longestCollegeSearch = 80;
