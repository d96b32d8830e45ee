/** The places where institutions and cells have their seats. */
export const placeName = {
  ahmedabad: 'Ahmedabad',
  bhavnagar: 'Bhavnagar',
  bhuj: 'Bhuj',
  palanpur: 'Palanpur',
  rajkot: 'Rajkot',
  surat: 'Surat',
  vadodara: 'Vadodara',
}

/** An institution or a cell with its place: `Coastal University, Bhavnagar`. */
export const atPlace = (name: string, place: string) => `${name}, ${place}`
