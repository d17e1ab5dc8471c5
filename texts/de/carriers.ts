/** Those that are no brands, by the word that is stored for them; what a store has typed itself stays as it is. */
const names: Record<string, string> = { Spedition: 'Spedition', Abholung: 'Abholung' }
export const carrierName = (stored: string): string => names[stored] ?? stored

/** Where a store chooses who carries a parcel. */
export const carrierField = {
  carrier: 'Versand mit',
  other: 'Anderer Versanddienst …',
  typed: 'Name des Versanddienstes',
  nameOf: carrierName,
}
