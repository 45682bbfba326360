/** The product's name; every text that names it reads it here (D-00). */
export const brand = 'Daftar';
