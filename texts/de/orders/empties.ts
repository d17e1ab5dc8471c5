import type * as en from '../../en/orders/empties.ts'

export const ordersEmpties: typeof en.ordersEmpties = {
  kinds: { DELIVERED: 'Geliefert', RETURNED: 'Zurückgenommen', CORRECTED: 'Korrigiert' },
  csvName: 'Leergut',
  csvHead: [
    'Datum',
    'Bewegung',
    'Gebinde',
    'Stück',
    'Je Stück',
    'Pfand netto',
    'USt %',
    'Bestellung',
    'Beleg',
    'Grund',
  ],
}
