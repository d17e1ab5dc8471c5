/** Those that are no brands, by the word that is stored for them; what a store has typed itself stays as it is. */
const names: Record<string, string> = { Spedition: 'Freight forwarder', Abholung: 'Collection' }
export const carrierName = (stored: string): string => names[stored] ?? stored

/** Where a store chooses who carries a parcel. */
export const carrierField = {
  carrier: 'Shipped with',
  other: 'Another carrier …',
  typed: 'Name of the carrier',
  nameOf: carrierName,
}
