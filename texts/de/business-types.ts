/** What a business is called by its kind, where it speaks or asks without its name. */
export const businessTypes: Record<string, string> = {
  HOTEL: 'Hotel',
  CAFE: 'Café',
  RESTAURANT: 'Restaurant',
  RETAIL: 'Laden',
  OFFICE: 'Büro',
  OTHER: 'Betrieb',
}
