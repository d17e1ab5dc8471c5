import type { today as English } from '../../en/today/supplier.ts'

export const today: typeof English = {
  tasks: 'Zu tun',
  newOrders: 'Neue Bestellungen bestätigen',
  toShip: 'Bestellungen versenden',
  partlyShipped: 'Offenes nachsenden',
  returns: 'Rückgaben beantworten',
  claims: 'Reklamationen beantworten',
  replacements: 'Ersatz versenden',
  messages: 'Nachrichten beantworten',
  overdue: (count) => `${count} überfällig`,
  open: 'Öffnen',
  allDone: 'Alles erledigt. Neue Bestellungen erscheinen hier von selbst.',
  punctuality: 'Pünktlichkeit',
  onTime: (percent) => `${percent} % pünktlich`,
  onTimeText: (onTime, deliveries, days) =>
    `${onTime} von ${deliveries} Lieferungen der letzten ${days} Tage waren spätestens am zugesagten Tag da. ` +
    `So steht es auch in deinem Shop.`,
  tooFew: (deliveries, fewest) =>
    `Erst ${deliveries === 1 ? '1 Lieferung' : `${deliveries} Lieferungen`} mit zugesagtem Tag. ` +
    `Ab ${fewest} in drei Monaten steht hier und in deinem Shop, wie pünktlich du lieferst.`,
  failed: 'Das konnte nicht geladen werden',
}
