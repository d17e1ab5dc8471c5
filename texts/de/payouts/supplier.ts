import { PAYOUT_DAYS } from '../../../contract/claims/deadlines.ts'
import type * as en from '../../en/payouts/supplier.ts'

export const payoutsSupplier: typeof en.payoutsSupplier = {
  lead: `Was geliefert ist, wird ${PAYOUT_DAYS} Tage nach der Ankunft ausgezahlt, abzüglich Provision.`,
  failed: 'Deine Auszahlungen ließen sich nicht laden',
  linesFailed: 'Woraus sie besteht, ließ sich nicht laden',
  empty: 'Noch keine Auszahlung',
  emptyText:
    `Die erste kommt, wenn eine Bestellung seit ${PAYOUT_DAYS} Tagen angekommen, keine Reklamation dazu ` +
    'offen und dein Bankkonto bei uns hinterlegt ist.',
  held: (count, amount) =>
    `${amount} warten: Zu ${count === 1 ? 'einer Lieferung' : `${count} Lieferungen`} ist eine Reklamation offen.`,
  hold: (since, reason) =>
    reason
      ? `Tresen zahlt deinem Store seit ${since} nichts aus. Wenn du nicht einverstanden bist, schreib uns. Grund: ${reason}`
      : `Tresen zahlt deinem Store seit ${since} nichts aus. Frag uns nach dem Grund, wenn du ihn nicht kennst.`,
  toClaims: 'Zu den Reklamationen',
  to: (end) => `auf das Konto mit Ende ${end}`,
  columns: {
    date: 'Beauftragt',
    period: 'Gebucht',
    orders: 'Bestellungen',
    sales: 'Verkäufe',
    commission: 'Provision',
    creditNotes: 'Gutschriften',
    adjustments: 'Sonstiges',
    paid: 'Auszahlung',
    state: 'Stand',
  },
  period: (from, until) => `${from} bis ${until}`,
  filters: { year: 'Jahr', state: 'Stand' },
  states: { ORDERED: 'Bei der Bank beauftragt', PAID: 'Ausgezahlt', RETURNED: 'Von der Bank zurückgekommen' },
  paidOn: (day) => `Ausgezahlt am ${day}`,
  what: 'Wofür',
  order: 'Bestellung',
  date: 'Datum',
  amount: 'Betrag',
  statement: { pdf: 'Abrechnung als PDF', csv: 'Abrechnung als CSV' },
  sum: 'Ausgezahlt',
}
