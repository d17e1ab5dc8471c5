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
  failed: 'Das konnte nicht geladen werden',
}
